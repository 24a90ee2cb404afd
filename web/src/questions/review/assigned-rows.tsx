import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { Verdict } from '#shared/questions/fields.ts';
import { OwnAndKey } from './own-and-key.tsx';

type AssignedRow = {
  id: string;
  text: ReactNode;
  /** What was chosen for it; null: nothing. */
  own: ReactNode;
  verdict: Verdict | undefined;
  /** What belongs to it; null: it is not told. */
  answerKey: ReactNode;
};

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: { base: '2', md: '5' },
    py: '3',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
  },
});

/** Things with what was chosen for each of them, and what belongs to it. */
export const AssignedRows = ({ rows }: { rows: readonly AssignedRow[] }) => (
  <chakra.ul listStyleType="none">
    {rows.map(({ id, text, ...rest }) => (
      <Row key={id}>
        <div>{text}</div>
        <OwnAndKey {...rest} />
      </Row>
    ))}
  </chakra.ul>
);
