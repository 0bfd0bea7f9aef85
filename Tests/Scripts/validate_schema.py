"""Validates JSON documents against a JSON Schema by python3-jsonschema.

usage: validate_schema.py SCHEMA DOCUMENTS

DOCUMENTS is a list of objects with "name", "valid" (what is expected) and "instance". Prints a line for each
surprise and nothing else.
"""

import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
with open(sys.argv[2], encoding="utf-8") as file:
    documents = json.load(file)

jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
for document in documents:
    error = jsonschema.exceptions.best_match(validator.iter_errors(document["instance"]))
    if document["valid"] and error is not None:
        print(f"{document['name']}: refused at {error.json_path}: {error.message}")
    if not document["valid"] and error is None:
        print(f"{document['name']}: accepted")
