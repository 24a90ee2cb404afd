import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { DataTable } from './data-table.tsx';
import { ErrorNote } from './error-note.tsx';

/** So many rows are shown at first, and so many more with each press. */
const [atFirst, more] = [10, 50];

type Props<Row> = {
  title: string;
  /** How far the look is, and what it found. */
  says: string;
  note?: ReactNode;
  error: unknown;
  retry: () => void;
  /** What stands above the names, and above the cells behind them. */
  head: [name: string, ...cells: string[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
  /** As many as the head has behind the name. */
  cellsOf: (row: Row) => ReactNode[];
  moreOf: (count: number) => string;
};

/** What a change would make of whom, before it is done. */
export function ChangePreview<Row>(props: Props<Row>) {
  const { title, says, note, error, retry, head, rows, keyOf, nameOf, cellsOf, moreOf } = props;
  const [shown, setShown] = useState(atFirst);
  const [, ...labels] = head;
  return (
    <Box as="section" aria-label={title} minH="9rem">
      <Text role="status" fontWeight="semibold" mb="2">
        {says}
      </Text>
      {note}
      {error != null && <ErrorNote error={error} retry={retry} />}
      {rows.length > 0 && (
        <DataTable aria-label={title}>
          <thead>
            <tr>
              {head.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => {
              const cells = cellsOf(row);
              return (
                <tr key={keyOf(row)}>
                  <th scope="row">{nameOf(row)}</th>
                  {labels.map((label, at) => (
                    <td key={label} data-label={label}>
                      {cells[at]}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </DataTable>
      )}
      {rows.length > shown && (
        <Button size="sm" variant="outline" mt="3" onClick={() => setShown(shown + more)}>
          {moreOf(rows.length - shown)}
        </Button>
      )}
    </Box>
  );
}
