import { chakra } from '@chakra-ui/react/styled-system';

/** Rows under heads; on a phone each row is a card, with the heads in words before its cells. */
export const DataTable = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', verticalAlign: 'middle' },
    '& thead th': { textStyle: 'sm', fontWeight: 'medium', color: 'fg.muted' },
    '& tbody th': { fontWeight: 'semibold' },
    '& th, & td': { py: '3', pe: '4' },
    '& th:last-child, & td:last-child': { pe: '0', textAlign: 'end' },
    '& tr': { borderBottomWidth: '1px' },
    mdDown: {
      display: 'block',
      '& thead': { srOnly: true },
      '& tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
      '& tbody tr': {
        borderWidth: '1px',
        borderRadius: 'l3',
        bg: 'bg.panel',
        p: '4',
        mb: '4',
      },
      // One short thing, like a state or a button, stands beside the name.
      '& tbody tr:has(> td[data-beside])': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: '3',
      },
      '& tr:has(> td[data-beside]) > td:not([data-beside])': { gridColumn: '1 / -1' },
      '& td[data-beside]': { gridArea: '1 / 2' },
      '& tbody th, & tbody td, & tbody td:last-child': { py: '1', pe: '0', textAlign: 'start' },
      '& td[data-label]::before': {
        content: 'attr(data-label) ": "',
        color: 'fg.muted',
        textStyle: 'sm',
      },
    },
  },
});
