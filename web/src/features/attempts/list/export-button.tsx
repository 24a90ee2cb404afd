import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { toCsv } from '#web/lib/csv.ts';
import { localMinute, nameOfFile } from '#web/lib/export-words.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { notifyPromise } from '#web/lib/notify.ts';
import { saveFile } from '#web/lib/save-file.ts';
import '../texts.ts';
import type { AttemptFilters, QuizIds } from '../types.ts';
import { collectAttempts } from './collect-attempts.ts';

type Props = {
  ids: QuizIds;
  /** Of the quiz, in the name of the file. */
  title: string;
  filters: AttemptFilters;
};

const head = [
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

/** A number as spreadsheets of the language read it: with its decimal sign, and nothing between thousands. */
const decimal = (value: number, language: Language) =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 }).format(value);

/** Hands over all attempts of the list as it is filtered, also those of its other pages, for a spreadsheet. */
export function ExportButton({ ids, title, filters }: Props) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  const [collected, setCollected] = useState<number | null>(null);
  const collect = async () => {
    const attempts = await collectAttempts(ids, filters, setCollected);
    const rows = attempts.map(({ score, isReset, state, ...row }) => {
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
    // Whoever may not see addresses gets no empty column for them.
    const shown = head.filter((name) => name !== 'email' || rows.some(({ email }) => email));
    saveFile(
      nameOfFile(t('export.file'), title),
      toCsv([
        shown.map((name) => t(`export.head.${name}`)),
        ...rows.map((row) => shown.map((name) => row[name])),
      ]),
      'text/csv;charset=utf-8',
    );
  };
  const save = () => {
    setCollected(0);
    void notifyPromise(
      collect().finally(() => setCollected(null)),
      {
        loading: { title: t('export.loading') },
        success: { title: t('export.done') },
        error: { title: t('export.failed') },
      },
    );
  };
  return (
    <Button variant="outline" size="sm" disabled={collected !== null} onClick={save}>
      {collected === null ? t('export.action') : t('export.collecting', { count: collected })}
    </Button>
  );
}
