"""Whole processes from a scene's files to 60 PNG files, by turns, and whether their pixels agree."""

from machine import table
from measuring import RunFailed, Spread, rounded, run
from pixels import verdicts


class Race:
    """Runs contestants by turns on one view and keeps what each took."""

    def __init__(self, contestants, view, work):
        self.contestants = contestants
        self.view = view
        self.work = work
        self.runs = {contestant.name: [] for contestant in contestants}
        self.ratios = {contestant.name: [] for contestant in contestants}
        self.faults = {}

    def out(self, contestant):
        return self.work / self.view.name / contestant.slug

    def run_once(self, contestant):
        """The seconds that a contestant takes; `None` once it has failed."""
        if contestant.name in self.faults:
            return None
        out = self.out(contestant)
        try:
            result = run(contestant.command(self.view, out), out, self.work / "log")
        except RunFailed as failure:
            self.faults[contestant.name] = str(failure)
            return None
        self.runs[contestant.name].append(result)
        return result.seconds

    def run_round(self, say):
        """Every slow one with all fast ones before it, so that each ratio is of neighbours in time."""
        fast = [contestant for contestant in self.contestants if not contestant.is_slow]
        slow = [contestant for contestant in self.contestants if contestant.is_slow]
        for last in slow or [None]:
            block = {}
            for contestant in fast + ([last] if last else []):
                say(f"{self.view.pixels}: {contestant.name}")
                block[contestant.name] = self.run_once(contestant)
            for contestant in fast + ([last] if last else []):
                own, other = block[contestant.name], block[contestant.against]
                if own and other:
                    self.ratios[contestant.name].append(own / other)

    def check(self, tool, frame_count):
        """Compares the last frames of each with the product's; a fault takes the place of the figure."""
        able = [contestant for contestant in self.contestants if contestant.name not in self.faults]
        folders = [self.out(contestant) for contestant in able]
        found = verdicts(tool, self.view, self.out(self.contestants[0]), able, folders, frame_count)
        self.verdicts = {contestant.name: verdict for contestant, verdict in zip(able, found)}
        for name, verdict in self.verdicts.items():
            if verdict.fault:
                self.faults[name] = verdict.fault

    def markdown(self):
        rows = []
        for contestant in self.contestants:
            name = contestant.name
            if name in self.faults:
                rows.append([name, f"**no figure**: {self.faults[name]}", "", "", "", ""])
                continue
            runs = self.runs[name]
            against = "" if contestant.against == self.contestants[0].name else " of 1 worker"
            rows.append([
                name,
                Spread.of([one.seconds for one in runs]).text(),
                Spread.of(self.ratios[name]).text("×") + against,
                rounded(Spread.of([one.processor_seconds for one in runs]).median),
                rounded(max(one.peak_bytes for one in runs) / 1e6),
                f"{self.verdicts[name].text()} ({contestant.least_psnr} dB, {contestant.worst_tile})",
            ])  # fmt: skip
        head = [
            f"60 frames of {self.view.pixels}", "seconds", "× Framewheel's", "processor s", "largest process, MB",
            "least PSNR, worst tile (limits)",
        ]  # fmt: skip
        return table(head, rows)
