import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fold } from '#shared/policies/fold.ts';
import { difficulties } from '#shared/questions/question-types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { TypedField } from '#web/components/form/typed-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { Choice } from '#web/components/form/choice.tsx';
import type { PoolState } from './pools.ts';
import { builderQueries } from './queries.ts';
import { SlotFrame, type SlotWays } from './slot-frame.tsx';
import './texts.ts';
import type { DrawSlot } from './types.ts';

/** As the schema of a quiz has it. */
const mostTags = 5;
const mostDrawn = 50;

type Props = SlotWays & {
  slot: DrawSlot;
  numbers: string;
  /** The banks that it may draw from; the first is the course's. */
  banks: readonly string[];
  pool: PoolState | undefined;
  failed: boolean;
  onRetry: () => void;
  onChange: (slot: DrawSlot) => void;
};

/** Some questions that are drawn for each attempt: from which, how many, and whether there are enough of them. */
export function DrawRow(props: Props) {
  const { slot, banks, pool, failed, onRetry, onChange, ...frame } = props;
  const { t } = useTranslation(['quizBuilder', 'banks', 'common']);
  const { language } = useLanguage();
  const { tags, difficulty, count, bankId } = slot;
  const known = useQuery(builderQueries.tags(bankId));
  const has = (tag: string) => tags.some((one) => fold(one) === fold(tag));
  const offered = known.data?.items.filter(({ tag }) => !has(tag)) ?? [];
  const quoted = new Intl.ListFormat(language).format(tags.map((tag) => t('quoted', { tag })));
  const from = [
    ...(tags.length > 0 ? [t('draw.tagged', { tags: quoted })] : []),
    ...(difficulty === null ? [] : [t(`draw.difficulty.${difficulty}`)]),
  ].join(', ');
  const free = pool && (pool.isWhole ? String(pool.free) : t('draw.orMore', { count: pool.free }));
  const where = from === '' ? t('draw.all') : from;
  const draw = t('draw.name', { count });
  const name =
    free === undefined
      ? draw
      : // More than there are cannot be drawn "of" them; that they are too few is said below.
        pool?.isShort === 'never'
        ? t('draw.ofTooFew', { draw, from: where })
        : t('draw.of', { count, free, from: where });
  return (
    <SlotFrame slot={slot} name={name} {...frame}>
      <Text pt="1.5" fontWeight="medium">
        {name}
      </Text>
      {pool && pool.isShort !== 'no' && (
        <Text
          role="status"
          color={pool.isShort === 'never' ? 'fg.error' : 'fg.warning'}
          textStyle="sm"
        >
          {t(`draw.short.${pool.isShort}`, { count: pool.free })}
        </Text>
      )}
      {failed && (
        <Flex role="alert" gap="3" align="center" wrap="wrap">
          <Text color="fg.error" textStyle="sm">
            {t('draw.failed')}
          </Text>
          <Button size="sm" variant="outline" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        </Flex>
      )}
      <Grid
        mt="3"
        gap="3"
        alignItems="start"
        templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
      >
        <TypedField
          atOnce
          numeric
          label={t('draw.count')}
          value={String(count)}
          wrong={(text) =>
            /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostDrawn
              ? undefined
              : t('draw.countWrong', { most: mostDrawn })
          }
          onTake={(text) => onChange({ ...slot, count: Number(text) })}
        />
        {banks.length > 1 && (
          <Choice
            label={t('draw.bank')}
            value={bankId}
            choices={banks.map((value, at) => ({
              value,
              label: t(at === 0 ? 'courseBank' : 'ownBank'),
            }))}
            onChange={(value) => onChange({ ...slot, bankId: value, tags: [] })}
          />
        )}
        <Choice
          label={t('draw.tag')}
          value=""
          choices={[
            { value: '', label: t(tags.length === 0 ? 'draw.anyTag' : 'draw.addTag') },
            ...offered.map(({ tag, questions }) => ({
              value: tag,
              label: t('banks:filter.counted', { label: tag, count: String(questions) }),
            })),
          ]}
          onChange={(tag) => {
            if (tag !== '' && tags.length < mostTags) onChange({ ...slot, tags: [...tags, tag] });
          }}
        />
        <Choice
          label={t('banks:head.difficulty')}
          value={difficulty ?? 'any'}
          choices={[
            { value: 'any', label: t('banks:filter.everyDifficulty') },
            ...difficulties.map((value) => ({ value, label: t(`banks:difficulty.${value}`) })),
          ]}
          onChange={(value) => onChange({ ...slot, difficulty: value === 'any' ? null : value })}
        />
      </Grid>
      {tags.length > 0 && (
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mt="3">
          {tags.map((tag) => (
            <li key={tag}>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('draw.dropTag', { tag })}
                onClick={() => onChange({ ...slot, tags: tags.filter((one) => one !== tag) })}
              >
                <chakra.span maxW="14rem" truncate>
                  {tag}
                </chakra.span>
                <Icon name="close" size="4" />
              </Button>
            </li>
          ))}
        </Flex>
      )}
    </SlotFrame>
  );
}
