import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

type FactProps = { name: string; lines: readonly string[] };

/** One of them, with its name. */
export const Fact = ({ name, lines }: FactProps) => (
  <chakra.div display="contents">
    <chakra.dt color="fg.muted">{name}</chakra.dt>
    <chakra.dd mb={{ base: '2', sm: '0' }} overflowWrap="anywhere">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </chakra.dd>
  </chakra.div>
);

type Props = {
  facts: readonly FactProps[];
  /** Facts that come later, beneath the others. */
  children?: ReactNode;
};

/** Facts with their names: beside them where there is room, on a phone below. */
export const FactList = ({ facts, children }: Props) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns={{ base: '1fr', sm: 'max-content 1fr' }}
    columnGap="6"
    rowGap={{ base: '1', sm: '2' }}
  >
    {facts.map((fact) => (
      <Fact key={fact.name} {...fact} />
    ))}
    {children}
  </chakra.dl>
);
