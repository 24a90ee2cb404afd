import { useState } from 'react';
import { type CsvDialect, toCsv } from '#web/lib/csv.ts';
import { nameOfFile } from '#web/lib/export-words.ts';
import { notifyPromise } from '#web/lib/notify.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from './button.tsx';

type Cell = string | number | null | undefined;

type Props<Column extends string> = {
  words: {
    action: string;
    collecting: (count: number) => string;
    loading: string;
    done: string;
    failed: string;
    /** Of the file's name, before the title. */
    file: string;
    head: (column: Column) => string;
  };
  /** The title in the name of the file. */
  title: string;
  columns: readonly Column[];
  /** Columns that are left out where no row has anything in them. */
  occasional: readonly Column[];
  /** How numbers and cells are parted; left out: by points and commas. */
  dialect?: CsvDialect;
  /** Left out: CSV. Of a workbook, the columns that stay in sight: the first of all. */
  as?: 'csv' | { xlsx: number };
  /** All rows, also those of other pages. */
  collect: (onCollected: (count: number) => void) => Promise<Record<Column, Cell>[]>;
};

/** Hands over all of a list for a spreadsheet; a toast says so for as long as that takes. */
export function ExportButton<Column extends string>(props: Props<Column>) {
  const { words, title, columns, occasional, dialect, as = 'csv', collect } = props;
  const [collected, setCollected] = useState<number | null>(null);
  const write = async () => {
    const rows = await collect(setCollected);
    const shown = columns.filter(
      (name) => !occasional.includes(name) || rows.some((row) => (row[name] ?? null) !== null),
    );
    const table = [
      shown.map(words.head),
      ...rows.map((row) => shown.map((name) => row[name] ?? null)),
    ];
    const name = nameOfFile(words.file, title, new Date(), as === 'csv' ? as : 'xlsx');
    if (as === 'csv') return saveFile(name, toCsv(table, dialect), 'text/csv;charset=utf-8');
    const { toXlsx, xlsxType } = await import('#web/lib/xlsx.ts');
    return saveFile(name, await toXlsx(table, { names: as.xlsx, sheet: words.file }), xlsxType);
  };
  const save = () => {
    setCollected(0);
    void notifyPromise(
      write().finally(() => setCollected(null)),
      {
        loading: { title: words.loading },
        success: { title: words.done },
        error: { title: words.failed },
      },
    );
  };
  return (
    <Button variant="outline" size="sm" disabled={collected !== null} onClick={save}>
      {collected === null ? words.action : words.collecting(collected)}
    </Button>
  );
}
