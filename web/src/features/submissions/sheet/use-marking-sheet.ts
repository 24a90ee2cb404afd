import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { csvDialects, toCsv } from '#web/lib/csv.ts';
import { errorKey, type ErrorKey } from '#web/lib/error-key.ts';
import { localMinute, nameOfFile } from '#web/lib/export-words.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import { type NoSheet, readSheet, type Sheet } from '#web/lib/read-sheet.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { forEachOf } from '../for-each-of.ts';
import { submissionQueries } from '../queries.ts';
import { rowsOf } from '../rows-of.ts';
import '../texts.ts';
import type { AssignmentIds, ListName } from '../types.ts';
import { useSteps } from '../use-steps.ts';
import { useSubmitterName } from '../use-submitter-name.ts';
import { worksOf } from '../works-of.ts';
import {
  codesIn,
  isMarkingSheet,
  placesIn,
  planSheet,
  type SheetChange,
  type SheetPlan,
  sheetColumns,
  writtenIn,
} from './plan-sheet.ts';
import './texts.ts';

/** Why a file is no marking sheet. */
/** A row that could not be written, and why. */
export type Refused = { change: SheetChange; because: ErrorKey };

/** How far it has come. */
export type Step =
  | { at: 'choose'; because: NoSheet | 'noColumns' | null }
  | { at: 'looked'; plan: SheetPlan }
  | { at: 'written'; count: number; refused: Refused[] };
type What = 'collecting' | 'looking' | 'writing';

/** Marks in a spreadsheet: the sheet of what is listed, and what came back in it, looked at before it is written. */
export function useMarkingSheet(ids: AssignmentIds, list: ListName) {
  const { t } = useTranslation('markingSheet');
  const { language, local } = useLanguage();
  const nameOf = useSubmitterName();
  const client = useQueryClient();
  const { step, setStep, working, at, error, again, during, ended } = useSteps<Step, What>({
    at: 'choose',
    because: null,
  });

  const download = () =>
    during(async () => {
      at('collecting')(0);
      const rows = await rowsOf(ids, list);
      const codes = rows.map(({ submissionId }) => submissionId);
      const works = await worksOf(ids, codes, at('collecting'));
      const listed = codes.flatMap((code) => works.get(code) ?? []);
      const hasPoints = listed.some(({ marks }) => marks.by === 'points');
      const columns = sheetColumns.filter(
        (column) => hasPoints || (column !== 'points' && column !== 'most'),
      );
      const typed = (points: number | null) =>
        points === null ? null : formatPoints(points, language, false);
      const table = listed.map((work) => {
        const { points, comment } = writtenIn(work);
        const cells = {
          code: work.submissionId,
          student: nameOf(work),
          submitted: localMinute(work.submittedAt),
          points: typed(points),
          most: work.marks.by === 'points' ? typed(work.marks.most) : null,
          feedback: comment,
        };
        return columns.map((column) => cells[column]);
      });
      const [first] = listed;
      const name = nameOfFile(t('file'), first ? local(first.assignment).text : '');
      const head = columns.map((column) => t(`head.${column}`));
      saveFile(name, toCsv([head, ...table], csvDialects[language]), 'text/csv;charset=utf-8');
    });

  async function look(sheet: Sheet): Promise<void> {
    const places = placesIn(sheet.columns);
    if (!isMarkingSheet(places)) return setStep({ at: 'choose', because: 'noColumns' });
    at('looking')(0);
    const works = await worksOf(ids, codesIn(sheet, places), at('looking'));
    return setStep({ at: 'looked', plan: planSheet(sheet, places, works) });
  }

  const choose = (file: Pick<File, 'arrayBuffer'>) =>
    during(async () => {
      const sheet = await readSheet(new Uint8Array(await file.arrayBuffer()));
      return typeof sheet === 'string' ? setStep({ at: 'choose', because: sheet }) : look(sheet);
    });

  /** @param asReady whether they are ready, in place of drafts; what was ready before stays so */
  const write = (changes: readonly SheetChange[], asReady: boolean) =>
    during(async () => {
      at('writing')(0);
      const failed = await forEachOf(
        changes,
        ({ work: { submissionId, marking }, to }) =>
          api('submissions.saveMarking', {
            params: { submissionId },
            body: {
              version: marking?.version ?? null,
              marking: {
                choices: marking?.choices ?? [],
                isLateWaived: marking?.isLateWaived ?? false,
                comments: marking?.comments ?? [],
                ...to,
              },
              isReady: asReady || marking?.state === 'ready',
            },
            idempotencyKey: crypto.randomUUID(),
          }),
        at('writing'),
      );
      const count = changes.length - failed.length;
      setStep({
        at: 'written',
        count,
        refused: failed.map(({ item, error }) => ({ change: item, because: errorKey(error) })),
      });
      ended(
        failed.length > 0 ? t('refused', { count: failed.length }) : t('written', { count }),
        failed.map(({ item }) => nameOf(item.work)),
      );
      await client.invalidateQueries({ queryKey: submissionQueries.all });
    });

  return {
    step,
    working,
    error,
    again,
    download,
    choose,
    write,
    back: () => setStep({ at: 'choose', because: null }),
  };
}
