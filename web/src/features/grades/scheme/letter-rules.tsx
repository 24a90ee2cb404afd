import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GradingScheme } from '#shared/schemas/grading.ts';
import { Choice } from '#web/components/form/choice.tsx';
import { TypedField } from '#web/components/form/typed-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { same } from '#web/lib/same.ts';
import { PercentField } from './percent-field.tsx';
import './texts.ts';

type Letters = GradingScheme['letters'];

const mostLetters = 20;
const scales = ['letters', 'words', 'pass'] as const;
const bounds = {
  letters: [9000, 8000, 7000, 6000, 0],
  words: [9000, 7000, 5000, 0],
  pass: [5000, 0],
} as const;

type Props = { letters: Letters; isWrong: boolean; onChange: (letters: Letters) => void };

/** From which percentage on somebody reads which letter or word: one of some scales, or one of their own. */
export function LetterRules({ letters, isWrong, onChange }: Props) {
  const { t } = useTranslation('gradeScheme');
  /** Somebody goes on from a scale that is known, and has changed nothing of it yet. */
  const [isOwn, setOwn] = useState(false);
  const scaleOf = (name: (typeof scales)[number]): Letters =>
    bounds[name].map((from, at) => ({ letter: t(`scale.${name}.${at}` as 'scale.pass.0'), from }));
  const known =
    letters.length === 0 ? 'none' : (scales.find((name) => same(scaleOf(name), letters)) ?? 'own');
  const set = (at: number, changes: Partial<Letters[number]>) =>
    onChange(letters.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  return (
    <Flex direction="column" gap="4">
      <Choice
        label={t('scale.label')}
        value={isOwn && letters.length > 0 ? 'own' : known}
        choices={(['none', ...scales, 'own'] as const).map((value) => ({
          value,
          label: t(`scale.name.${value}`),
        }))}
        onChange={(next) => {
          setOwn(next === 'own');
          if (next === 'none') onChange([]);
          else if (next !== 'own') onChange(scaleOf(next));
          else if (letters.length === 0) onChange([{ letter: t('scale.first'), from: 0 }]);
        }}
      />
      {isWrong && <Notice kind="warning">{t('fault.letters')}</Notice>}
      {letters.length > 0 && (
        <Flex as="ul" direction="column" gap="3" listStyleType="none">
          {letters.map(({ letter, from }, at) => (
            <Flex as="li" key={at} gap="3" wrap="wrap" align="flex-end">
              <Box flex="1 1 10rem" maxW="16rem">
                <TypedField
                  atOnce
                  label={t('scale.letter', { number: at + 1 })}
                  value={letter}
                  wrong={(text) =>
                    text !== '' && text.length <= 20 ? undefined : t('scale.letterWrong')
                  }
                  onTake={(text) => set(at, { letter: text })}
                />
              </Box>
              <Box w="8rem">
                <PercentField
                  label={t('scale.from', { number: at + 1 })}
                  value={from}
                  onChange={(next) => set(at, { from: next ?? 0 })}
                />
              </Box>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('scale.removeOf', { letter })}
                onClick={() => onChange(letters.filter((_, place) => place !== at))}
              >
                {t('remove')}
              </Button>
            </Flex>
          ))}
        </Flex>
      )}
      {letters.length > 0 && letters.length < mostLetters && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          onClick={() => {
            const last = letters.at(-1)?.from ?? 0;
            onChange([...letters, { letter: t('scale.first'), from: Math.max(0, last - 1000) }]);
          }}
        >
          {t('scale.add')}
        </Button>
      )}
    </Flex>
  );
}
