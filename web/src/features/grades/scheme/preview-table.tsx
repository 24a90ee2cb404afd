import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ChangePreview } from '#web/components/ui/change-preview.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import { formatPercent } from '#web/lib/percent.ts';
import './texts.ts';
import type { SchemePreview } from './use-scheme-preview.ts';

type Row = SchemePreview['rows'][number];
type Side = Row['from'];

const signs = { up: '▲', down: '▼' } as const;

/** Whose total would change, from what to what, and how many go up and down. */
export function PreviewTable({ preview }: { preview: SchemePreview }) {
  const { t } = useTranslation('gradeScheme');
  const { language } = useLanguage();
  const { list, rows, looked, up, down, passed, failed, isWhole } = preview;
  const percent = (value: number | null) =>
    value === null ? t('preview.none') : formatPercent(value, language);
  const words = ({ shown: value, letter }: Side) =>
    letter === null ? percent(value) : `${percent(value)} · ${letter}`;
  const gainOf = (from: Side, to: Side) => {
    if (from.shown === null || to.shown === null || from.shown === to.shown) return null;
    const direction = to.shown > from.shown ? 'up' : 'down';
    const points = Math.abs(to.shown - from.shown) / 100;
    return (
      <>
        {' '}
        <span role="img" aria-label={t(`preview.${direction}`)}>
          {signs[direction]}
        </span>{' '}
        {/* Between two percentages lie points: a quarter more than 60% would be 75%. */}
        {t('preview.gain', {
          count: points,
          points: numberFormat(language, { maximumFractionDigits: 2 }).format(points),
        })}
      </>
    );
  };
  const after = ({ from, to }: Row) => (
    <>
      {words(to)}
      {gainOf(from, to)}
    </>
  );
  const named = ({ name, isSet }: Row) => (
    <>
      {name === '' ? t('preview.nameless') : name}
      {isSet && (
        <Text as="span" textStyle="sm" color="fg.muted" fontWeight="normal">
          {' '}
          {t('preview.isSet')}
        </Text>
      )}
    </>
  );
  return (
    <ChangePreview
      title={t('preview.title')}
      says={
        !isWhole
          ? t('preview.looking', { count: looked })
          : rows.length === 0
            ? t('preview.nobody', { count: looked })
            : t('preview.sums', { count: rows.length, looked, up, down })
      }
      note={
        isWhole &&
        (passed > 0 || failed > 0) && <Text mb="2">{t('preview.passing', { passed, failed })}</Text>
      }
      error={list.error}
      retry={() => void list.fetchNextPage()}
      head={[t('preview.name'), t('preview.from'), t('preview.to')]}
      rows={rows}
      keyOf={({ userId }) => userId}
      nameOf={named}
      cellsOf={(row) => [words(row.from), after(row)]}
      moreOf={(count) => t('preview.more', { count })}
    />
  );
}
