/// Every cover, in the order in which they are drawn.
let allCovers: [any Cover] = [
    DuskHills(), NightCity(), CityBokeh(), SeaMorning(), SnowPeaks(), Oranges(), Blossom(), AutumnWood(),
    MilkyWay(), Dunes(), LakeDawn(), TeaTerraces(), RainyWindow(), Balloons(),
]
