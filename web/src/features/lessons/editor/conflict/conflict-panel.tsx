import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { Choice, Clash } from '#web/blocks/draft/merge-fields.ts';
import type { Merged } from '../draft/merge-contents.ts';
import type { Files } from '#web/blocks/form/files.ts';
import '#web/blocks/form/texts.ts';
import { FieldWords } from './field-words.tsx';
import { PartWords } from './part-words.tsx';
import type { SavedWords } from './use-saved-words.ts';

const sides: Choice[] = ['mine', 'theirs', 'both'];

const Side = chakra('div', {
  base: { borderWidth: '1px', borderRadius: 'l2', bg: 'bg.panel', p: '4', minW: '0' },
});

type Props = {
  conflict: Merged;
  words: SavedWords;
  files: Files;
  onResolve: (choices: Record<string, Choice>) => void;
};

/** Where the same place was changed twice: both versions side by side, and which is to stand. Nothing is saved until then. */
export function ConflictPanel({ conflict, words, files, onResolve }: Props) {
  const { t } = useTranslation('lessons');
  const { clashes } = conflict;
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  useEffect(() => heading.current?.focus(), []);
  const open = clashes.filter(({ key }) => choices[key] === undefined).length;
  const all = (choice: Choice) =>
    onResolve(Object.fromEntries(clashes.map(({ key }) => [key, choice])));
  return (
    <Box as="section" aria-labelledby="conflict-title" bg="bg.error" borderRadius="l2" p="5">
      <Heading as="h3" size="lg" id="conflict-title" ref={heading} tabIndex={-1}>
        {words('conflict.title')}
      </Heading>
      <Text mt="1" mb="4">
        {t('conflict.text', { count: clashes.length })}
      </Text>
      <Flex as="ol" direction="column" gap="6" listStyleType="none">
        {clashes.map((clash, at) => (
          <li key={clash.key}>
            <chakra.fieldset>
              <chakra.legend fontWeight="semibold" mb="2">
                {t('conflict.place', { place: at + 1, count: clashes.length })}
              </chakra.legend>
              <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))" gap="4">
                <Side>
                  <Text textStyle="sm" fontWeight="semibold" color="fg.muted" mb="2">
                    {words('conflict.mine')}
                  </Text>
                  <SideWords clash={clash} side="mine" files={files} />
                </Side>
                <Side>
                  <Text textStyle="sm" fontWeight="semibold" color="fg.muted" mb="2">
                    {words('conflict.theirs')}
                  </Text>
                  <SideWords clash={clash} side="theirs" files={files} />
                </Side>
              </Grid>
              <Flex gap="5" wrap="wrap" mt="3">
                {sides
                  .filter((side) => side !== 'both' || clash.of === 'nodes')
                  .map((side) => (
                    <chakra.label key={side} display="flex" gap="2" alignItems="center">
                      <chakra.input
                        type="radio"
                        name={`clash-${clash.key}`}
                        accentColor="gold.600"
                        w="5"
                        h="5"
                        checked={choices[clash.key] === side}
                        onChange={() => setChoices({ ...choices, [clash.key]: side })}
                      />
                      {t(`conflict.take.${side}`)}
                    </chakra.label>
                  ))}
              </Flex>
            </chakra.fieldset>
          </li>
        ))}
      </Flex>
      <Flex gap="3" wrap="wrap" align="center" mt="6">
        <Button disabled={open > 0} onClick={() => onResolve(choices)}>
          {t('conflict.save')}
        </Button>
        <Button variant="outline" onClick={() => all('mine')}>
          {t('conflict.allMine')}
        </Button>
        <Button variant="outline" onClick={() => all('theirs')}>
          {words('conflict.allTheirs')}
        </Button>
        {open > 0 && <Text textStyle="sm">{t('conflict.open', { count: open })}</Text>}
      </Flex>
    </Box>
  );
}

function SideWords({
  clash,
  side,
  files,
}: {
  clash: Clash;
  side: 'mine' | 'theirs';
  files: Files;
}) {
  return clash.of === 'nodes' ? (
    <PartWords nodes={clash[side]} language={clash.language} files={files} />
  ) : (
    <FieldWords path={clash.path} value={clash[side]} files={files} />
  );
}
