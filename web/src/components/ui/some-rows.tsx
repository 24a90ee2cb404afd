import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { DataTable } from './data-table.tsx';

const perPage = 20;

type Props<T> = {
  title: string;
  /** What the table is called; left out: the title. */
  label?: string;
  heads: readonly string[];
  rows: readonly T[];
  /** The words of the button for so many more. */
  more: (count: number) => string;
  /** A row of the table. */
  children: (row: T) => ReactNode;
};

/** A table under its title, of which more is shown when that is asked for; nothing where there are no rows. */
export function SomeRows<T>({ title, label = title, heads, rows, more, children }: Props<T>) {
  const [shown, setShown] = useState(perPage);
  if (rows.length === 0) return null;
  return (
    <Box as="section" mt="5">
      <Heading as="h3" size="md" mb="2">
        {title}
      </Heading>
      <DataTable
        aria-label={label}
        css={{ '& th:last-child, & td:last-child': { textAlign: 'start' } }}
      >
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.slice(0, shown).map(children)}</tbody>
      </DataTable>
      {rows.length > shown && (
        <Button size="sm" variant="outline" mt="3" onClick={() => setShown(shown + 5 * perPage)}>
          {more(rows.length - shown)}
        </Button>
      )}
    </Box>
  );
}
