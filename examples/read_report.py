# %% A report's data in a notebook: make them first with
#
#     camarilla report oriflamme --players 4 --games 5000 --out report
#
# Every table is a Parquet file; pyarrow, pandas, polars or DuckDB read it.

# %% The tables
import sys
from pathlib import Path

import pyarrow.compute as pc
import pyarrow.parquet as pq

folder = Path(sys.argv[1] if len(sys.argv) > 1 else "report")
seats = pq.read_table(folder / "seats.parquet")
cards = pq.read_table(folder / "cards.parquet")
print(seats.schema, cards.schema, sep="\n\n")

# %% How often does each seat win?
print(seats.group_by("seat").aggregate([("won", "mean"), ("score", "mean")]).sort_by("seat"))

# %% Which card brings most influence, of those that were placed?
placed = cards.filter(pc.greater(cards["placed"], 0))
worth = placed.group_by("kind").aggregate([("brought", "mean"), ("won", "mean")])
for row in worth.sort_by([("brought_mean", "descending")]).to_pylist():
    print(f"{row['kind']:14} {row['brought_mean']:5.2f} {row['won_mean']:6.1%}")
