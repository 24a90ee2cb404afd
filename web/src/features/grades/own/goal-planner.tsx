import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#web/components/form/input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { percentOf } from '#web/lib/percent.ts';
import type { OwnGrades } from '../types.ts';
import { useGradeWords } from '../words/use-grade-words.ts';
import { SetByHand } from './set-by-hand.tsx';
import './texts.ts';
import { type Goal, goalFor, type Tried } from './worked.ts';

type Props = { grades: OwnGrades; tried: Tried; onTry: (tried: Tried) => void };

/** What one needs on all that is still open to reach a goal: by the function that makes the total, with what is tried. */
export function GoalPlanner({ grades, tried, onTry }: Props) {
  const { t } = useTranslation('ownGrades');
  const words = useGradeWords();
  const { language, local } = useLanguage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { scheme } = grades;
  const [typed, setTyped] = useState('');
  const goal = percentOf(typed);
  const isWrong = typed.trim() !== '' && goal === null;
  const answer = goal === null ? null : goalFor(grades, goal, tried);
  const titleOf = new Map(grades.items.map(({ itemId, title }) => [itemId, local(title)]));
  // What begins at nothing is no goal: everybody has reached it.
  const choices = [
    ...scheme.letters.map(({ letter, from }) => ({ label: letter, from })),
    ...(scheme.passFrom === null ? [] : [{ label: t('goal.pass'), from: scheme.passFrom }]),
  ].filter(({ from }) => from > 0);
  const write = (hundredths: number) =>
    setTyped(
      new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(hundredths / 100),
    );
  return (
    <Box as="section" aria-labelledby={`${id}-title`} mt="12" _print={{ display: 'none' }}>
      <Heading as="h2" size="2xl" id={`${id}-title`}>
        {t('goal.title')}
      </Heading>
      <Text color="fg.muted" mt="1" maxW="prose">
        {t('goal.lead')}
      </Text>
      <SetByHand trace={grades.trace} />
      <Flex gap="3" mt="4" align="center" wrap="wrap">
        <Flex as="label" align="center" gap="2">
          <span>{t('goal.field')}</span>
          <Input
            ref={field}
            w="6rem"
            inputMode="decimal"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={`${id}-answer`}
            onChange={({ target }) => setTyped(target.value)}
          />
          <span aria-hidden>%</span>
        </Flex>
        {choices.map(({ label, from }) => (
          <Button
            key={label}
            size="sm"
            variant="outline"
            aria-pressed={goal === from}
            onClick={() => write(from)}
          >
            {t('goal.choice', { label, percent: words.percent(from) })}
          </Button>
        ))}
      </Flex>
      <Box mt="4" aria-live="polite" id={`${id}-answer`} maxW="prose">
        {isWrong && <Text color="fg.error">{t('goal.wrong')}</Text>}
        {goal !== null && tried.size > 0 && (
          <Text color="fg.muted" mb="1">
            {t('goal.withTried')}
          </Text>
        )}
        {goal !== null && answer && <Text textStyle="lg">{sentence(answer, goal)}</Text>}
      </Box>
      {answer !== null && answer.needed.length > 0 && (
        <>
          <Box as="ul" listStyleType="none" mt="3" maxW="prose">
            {answer.needed.map(({ itemId, points, most }) => (
              <Flex
                as="li"
                key={itemId}
                justify="space-between"
                gap="4"
                py="2"
                borderTopWidth="1px"
              >
                <span lang={titleOf.get(itemId)?.lang}>{titleOf.get(itemId)?.text}</span>
                <Text as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                  {t('points', {
                    count: most / 10_000,
                    points: words.points(points),
                    most: words.points(most),
                  })}
                </Text>
              </Flex>
            ))}
          </Box>
          <Button
            size="sm"
            variant="outline"
            mt="4"
            onClick={() => {
              onTry(
                new Map([
                  ...tried,
                  ...answer.needed.map(({ itemId, points }) => [itemId, points] as const),
                ]),
              );
              // Nothing is needed any more, and this button goes: one stays where the goal is.
              field.current?.focus({ preventScroll: true });
            }}
          >
            {t('goal.try')}
          </Button>
        </>
      )}
    </Box>
  );

  function sentence({ plan, open }: Goal, of: number): string {
    const percent = words.percent(of);
    if (plan.answer === 'reached')
      return t(tried.size > 0 ? 'goal.reachedTried' : 'goal.reached', { percent });
    if (plan.answer === 'needs')
      return t('goal.needs', { percent, count: open, needed: words.percent(plan.percent) });
    if (open === 0 || plan.most === null) return t('goal.nothingOpen', { percent });
    return t('goal.outOfReach', { percent, most: words.percent(plan.most) });
  }
}
