import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import { ExportButton } from '#web/components/ui/export-button.tsx';
import { localMinute } from '#web/lib/export-words.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { AttemptFilters, QuizIds } from '../types.ts';
import { collectAttempts } from './collect-attempts.ts';

type Props = {
  ids: QuizIds;
  /** Of the quiz, in the name of the file. */
  title: string;
  filters: AttemptFilters;
};

const columns = [
  'name',
  'email',
  'number',
  'state',
  'started',
  'ended',
  'points',
  'most',
  'percent',
  'waiting',
] as const;

/** Whoever may not see addresses gets no empty column for them. */
const occasional = ['email'] as const;

/** A number as spreadsheets of the language read it: with its decimal sign, and nothing between thousands. */
const decimal = (value: number, language: Language) =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 }).format(value);

/** Hands over all attempts of the list as it is filtered, also those of its other pages, for a spreadsheet. */
export function ExportAttempts({ ids, title, filters }: Props) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  const collect = async (onCollected: (count: number) => void) => {
    const attempts = await collectAttempts(ids, filters, onCollected);
    return attempts.map(({ score, isReset, state, ...row }) => {
      const points = score?.points ?? null;
      return {
        name: row.name,
        email: row.email,
        number: row.number,
        state: t(isReset ? 'reset' : `state.${state}`),
        started: localMinute(row.startedAt),
        ended: row.endedAt && localMinute(row.endedAt),
        points: points === null ? null : decimal(points / 10_000, language),
        most: score && decimal(score.most / 10_000, language),
        percent:
          points === null || !score?.most
            ? null
            : decimal(Math.round((10_000 * points) / score.most) / 100, language),
        waiting: row.waiting,
      };
    });
  };
  return (
    <ExportButton
      words={{
        action: t('export.action'),
        collecting: (count) => t('export.collecting', { count }),
        loading: t('export.loading'),
        done: t('export.done'),
        failed: t('export.failed'),
        file: t('export.file'),
        head: (name) => t(`export.head.${name}`),
      }}
      title={title}
      columns={columns}
      occasional={occasional}
      collect={collect}
    />
  );
}
