import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
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
  /** Whether only the title is seen until it is opened. */
  isFolded?: boolean;
  /** The words of the button for so many more. */
  more: (count: number) => string;
  /** A row of the table. */
  children: (row: T) => ReactNode;
};

/** A table under its title, of which more is shown when that is asked for; nothing where there are no rows. */
export function SomeRows<T>(props: Props<T>) {
  const { title, label = title, heads, rows, isFolded = false, more, children } = props;
  const [shown, setShown] = useState(perPage);
  if (rows.length === 0) return null;
  const table = (
    <>
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
    </>
  );
  if (isFolded)
    return (
      <chakra.details mt="5">
        <chakra.summary cursor="pointer" mb="2">
          <Heading as="h3" size="md" display="inline">
            {title}
          </Heading>
        </chakra.summary>
        {table}
      </chakra.details>
    );
  return (
    <Box as="section" mt="5">
      <Heading as="h3" size="md" mb="2">
        {title}
      </Heading>
      {table}
    </Box>
  );
}
