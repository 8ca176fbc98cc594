"""The data of a report as Parquet files, one a table, written while the games are played."""

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from numpy.typing import NDArray

from camarilla.lab.report.collector import Columns

Data = dict[str, dict[str, NDArray[Any]]]
"""Tables of columns."""
Texts = dict[str, tuple[str, ...]]
"""By column: the texts that its numbers stand for. The files have the texts."""

FRACTIONS: Final = frozenset({"won"})
"""Columns of fractions; all others are whole numbers."""
KEY: Final = "camarilla"
"""The key of the metadata in the schema of every file."""
GROUP: Final = 50_000
"""Rows that are written at once."""


class Store:
    """Files that grow by tables, and take the place of older ones when they are closed."""

    def __init__(
        self,
        folder: Path,
        tables: dict[str, tuple[str, ...]],
        texts: Texts,
        about: dict[str, Any] | None = None,
    ) -> None:
        """`about` goes into every file: JSON under the key `camarilla` of the schema."""
        self._is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.texts = texts
        self._writers: dict[str, pq.ParquetWriter] = {}
        self._waiting: dict[str, list[pa.Table]] = {name: [] for name in tables}
        metadata = {KEY: json.dumps({**(about or {})})}
        self._schemas = {
            name: schema(columns, texts).with_metadata(metadata) for name, columns in tables.items()
        }
        for name, columns in self._schemas.items():
            self._writers[name] = pq.ParquetWriter(self._fresh(name), columns)

    def add(self, tables: dict[str, Columns]) -> None:
        for name, columns in tables.items():
            arrays = [self._array(column, values) for column, values in columns.items()]
            self._waiting[name].append(pa.table(arrays, schema=self._schemas[name]))
            if sum(len(table) for table in self._waiting[name]) >= GROUP:
                self._write(name)

    def _array(self, column: str, values: list[float]) -> pa.Array:
        if column not in self.texts:
            return pa.array(values, kind_of(column))
        numbers = np.array(values, np.int32)
        indices = pa.array(numbers, pa.int32(), mask=numbers < 0)
        return pa.DictionaryArray.from_arrays(indices, pa.array(self.texts[column]))

    def _write(self, name: str) -> None:
        self._writers[name].write_table(pa.concat_tables(self._waiting[name]))
        self._waiting[name] = []

    def close(self) -> None:
        for name, writer in self._writers.items():
            if self._waiting[name]:
                self._write(name)
            writer.close()
        for name in self._writers:
            self._fresh(name).replace(self.folder / f"{name}.parquet")

    def discard(self) -> None:
        """Forget what was added; older files stay as they are."""
        for name, writer in self._writers.items():
            writer.close()
            self._fresh(name).unlink()
        if self._is_new:
            self.folder.rmdir()

    def _fresh(self, name: str) -> Path:
        return self.folder / f"{name}.parquet.new"


def kind_of(column: str) -> pa.DataType:
    return pa.float32() if column in FRACTIONS else pa.int32()


def schema(columns: tuple[str, ...], texts: Texts) -> pa.Schema:
    text = pa.dictionary(pa.int32(), pa.string())
    return pa.schema([(name, text if name in texts else kind_of(name)) for name in columns])


def load(folder: Path, tables: dict[str, tuple[str, ...]], texts: Texts) -> Data:
    """The tables as arrays; texts as their numbers, -1 for none."""
    data: Data = {}
    for name in tables:
        table = pq.read_table(folder / f"{name}.parquet")
        data[name] = {}
        for column in table.column_names:
            values = table.column(column)
            if column in texts:
                values = pc.index_in(values.cast(pa.string()), pa.array(texts[column]))
                values = pc.fill_null(values, -1)
            data[name][column] = np.asarray(values.to_numpy())
    return data
