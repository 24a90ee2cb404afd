import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '#web/lib/choice.ts';
import { Button } from '../ui/button.tsx';
import './texts.ts';

/** A field, or a part of a text, that was changed here and elsewhere. */
export type Place = {
  key: string;
  /** The name of the field; places without a name are numbered. */
  name?: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** Parts of a text can also follow each other. */
  takesBoth?: boolean;
};

export type ConflictProps = {
  places: readonly Place[];
  /** The name of whoever saved the other version, where it is known and is not the reader. */
  by?: string | null | undefined;
  onSettle: (choices: Record<string, Choice>) => void;
};

const Version = chakra('div', {
  base: {
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg.panel',
    p: '4',
    minW: '0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** Shows one's own version beside the one that was saved elsewhere. */
function Versions({ place: { mine, theirs }, by }: { place: Place } & Pick<ConflictProps, 'by'>) {
  const { t } = useTranslation('conflict');
  const titled = [
    [t('mine'), mine],
    [by ? t('theirsBy', { name: by }) : t('theirs'), theirs],
  ] as const;
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))" gap="4">
      {titled.map(([title, words]) => (
        <Version key={title}>
          <Text textStyle="sm" fontWeight="semibold" color="fg.muted" mb="2">
            {title}
          </Text>
          {words}
        </Version>
      ))}
    </Grid>
  );
}

const choicesOf = ({ takesBoth }: Place): Choice[] =>
  takesBoth ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];

/** Both versions of each place side by side. A single place needs one press; several are chosen one by one, or all at once. */
export function ConflictChoices({ places, by, onSettle }: ConflictProps) {
  const { t } = useTranslation('conflict');
  const group = useId();
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const all = (choice: Choice) =>
    onSettle(Object.fromEntries(places.map(({ key }) => [key, choice])));
  const open = places.filter(({ key }) => choices[key] === undefined).length;
  const [first, second] = places;
  if (first && !second) {
    return (
      <>
        <Text mb="4">{t('text')}</Text>
        {first.name && (
          <Text fontWeight="semibold" mb="2">
            {first.name}
          </Text>
        )}
        <Versions place={first} by={by} />
        <Flex gap="3" wrap="wrap" mt="4">
          {choicesOf(first).map((choice) => (
            <Button key={choice} size="sm" variant="outline" onClick={() => all(choice)}>
              {t(`take.${choice}`)}
            </Button>
          ))}
        </Flex>
      </>
    );
  }
  return (
    <>
      <Text mb="4">{t('text')}</Text>
      <Flex as="ol" direction="column" gap="6" listStyleType="none">
        {places.map((place, at) => (
          <li key={place.key}>
            <chakra.fieldset>
              <chakra.legend fontWeight="semibold" mb="2">
                {place.name ?? t('place', { place: at + 1, count: places.length })}
              </chakra.legend>
              <Versions place={place} by={by} />
              <Flex gap="5" wrap="wrap" mt="3">
                {choicesOf(place).map((choice) => (
                  <chakra.label key={choice} display="flex" gap="2" alignItems="center">
                    <chakra.input
                      type="radio"
                      name={`${group}-${place.key}`}
                      accentColor="gold.600"
                      w="6"
                      h="6"
                      checked={choices[place.key] === choice}
                      onChange={() => setChoices({ ...choices, [place.key]: choice })}
                    />
                    {t(`take.${choice}`)}
                  </chakra.label>
                ))}
              </Flex>
            </chakra.fieldset>
          </li>
        ))}
      </Flex>
      <Flex gap="3" wrap="wrap" align="center" mt="6">
        <Button size="sm" disabled={open > 0} onClick={() => onSettle(choices)}>
          {t('save')}
        </Button>
        {(['mine', 'theirs'] as const).map((side) => (
          <Button key={side} size="sm" variant="outline" onClick={() => all(side)}>
            {t(`all.${side}`)}
          </Button>
        ))}
        {open > 0 && <Text textStyle="sm">{t('open', { count: open })}</Text>}
      </Flex>
    </>
  );
}
