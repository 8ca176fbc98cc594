"""The data of a report as Parquet files, one a table, written while the games are played."""

from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from camarilla.lab.report.collector import Columns

Data = dict[str, dict[str, NDArray[Any]]]
"""Tables of columns."""

FRACTIONS: Final = frozenset({"won"})
"""Columns of fractions; all others are whole numbers."""
GROUP: Final = 50_000
"""Rows that are written at once."""


class Store:
    """Files that grow by tables; whatever happens, what was added is kept."""

    def __init__(self, folder: Path, tables: dict[str, tuple[str, ...]]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.tables = tables
        self._writers: dict[str, pq.ParquetWriter] = {}
        self._waiting: dict[str, list[pa.Table]] = {name: [] for name in tables}
        for name, columns in tables.items():
            self._writers[name] = pq.ParquetWriter(folder / f"{name}.parquet", schema(columns))

    def add(self, tables: dict[str, Columns]) -> None:
        for name, columns in tables.items():
            wanted = schema(self.tables[name])
            self._waiting[name].append(pa.table(columns, schema=wanted))
            if sum(len(table) for table in self._waiting[name]) >= GROUP:
                self._write(name)

    def _write(self, name: str) -> None:
        self._writers[name].write_table(pa.concat_tables(self._waiting[name]))
        self._waiting[name] = []

    def close(self) -> None:
        for name, writer in self._writers.items():
            if self._waiting[name]:
                self._write(name)
            writer.close()


def schema(columns: tuple[str, ...]) -> pa.Schema:
    return pa.schema(
        [(name, pa.float32() if name in FRACTIONS else pa.int32()) for name in columns]
    )


def load(folder: Path, tables: dict[str, tuple[str, ...]]) -> Data:
    """The tables as arrays."""
    data: Data = {}
    for name in tables:
        table = pq.read_table(folder / f"{name}.parquet")
        data[name] = {
            column: np.asarray(table.column(column).to_numpy()) for column in table.column_names
        }
    return data
