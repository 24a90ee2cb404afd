import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import './texts.ts';

const perPage = 20;

type Props<T> = {
  title: string;
  heads: readonly string[];
  rows: readonly T[];
  /** A row of the table. */
  children: (row: T) => ReactNode;
};

/** A table under its title, of which more is shown when that is asked for; nothing where there are no rows. */
export function SomeRows<T>({ title, heads, rows, children }: Props<T>) {
  const { t } = useTranslation('markingSheet');
  const [shown, setShown] = useState(perPage);
  if (rows.length === 0) return null;
  return (
    <Box as="section" mt="5">
      <Heading as="h3" size="md" mb="2">
        {title}
      </Heading>
      <DataTable
        aria-label={title}
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
          {t('more', { count: rows.length - shown })}
        </Button>
      )}
    </Box>
  );
}
