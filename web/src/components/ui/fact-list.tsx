import { chakra } from '@chakra-ui/react/styled-system';

type Props = { facts: readonly { name: string; lines: readonly string[] }[] };

/** Facts with their names: beside them where there is room, on a phone below. */
export const FactList = ({ facts }: Props) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns={{ base: '1fr', sm: 'max-content 1fr' }}
    columnGap="6"
    rowGap={{ base: '1', sm: '2' }}
  >
    {facts.map(({ name, lines }) => (
      <chakra.div key={name} display="contents">
        <chakra.dt color="fg.muted">{name}</chakra.dt>
        <chakra.dd mb={{ base: '2', sm: '0' }} overflowWrap="anywhere">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);
