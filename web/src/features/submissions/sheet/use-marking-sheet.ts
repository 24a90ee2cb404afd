import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { csvDialects, toCsv } from '#web/lib/csv.ts';
import { errorKey, type ErrorKey } from '#web/lib/error-key.ts';
import { localMinute, nameOfFile } from '#web/lib/export-words.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import { readSheet, type Sheet } from '#web/lib/read-sheet.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { forEachOf } from '../for-each-of.ts';
import { submissionQueries } from '../queries.ts';
import { rowsOf } from '../rows-of.ts';
import '../texts.ts';
import type { AssignmentIds, ListName, SubmissionWork } from '../types.ts';
import { useSubmitterName } from '../use-submitter-name.ts';
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
type NoSheet = Extract<ReturnType<typeof readSheet>, string> | 'noColumns';
/** A row that could not be written, and why. */
export type Refused = { change: SheetChange; because: ErrorKey };

/** How far it has come. */
export type Step =
  | { at: 'choose'; because: NoSheet | null }
  | { at: 'looked'; plan: SheetPlan }
  | { at: 'written'; count: number; refused: Refused[] };
export type Working = { what: 'collecting' | 'looking' | 'writing'; done: number };

/** Reads submissions of one assignment by their ids; those that are none of it, or of nobody, are left out. */
async function worksOf(
  { assignmentId }: AssignmentIds,
  codes: readonly string[],
  onDone: (done: number) => void,
): Promise<Map<string, SubmissionWork>> {
  const works = new Map<string, SubmissionWork>();
  const failed = await forEachOf(
    codes,
    async (submissionId) => {
      const work = await api('submissions.get', { params: { submissionId } });
      if (work.assignmentId === assignmentId) works.set(submissionId, work);
    },
    onDone,
  );
  // A code that means nothing is named by its row; where nothing was to be had, nothing can be said.
  const broken = failed.find(({ error }) => !/^(not_found|invalid_request)$/.test(errorKey(error)));
  if (broken) throw broken.error;
  return works;
}

/** Marks in a spreadsheet: the sheet of what is listed, and what came back in it, looked at before it is written. */
export function useMarkingSheet(ids: AssignmentIds, list: ListName) {
  const { t } = useTranslation('markingSheet');
  const { language, local } = useLanguage();
  const nameOf = useSubmitterName();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'choose', because: null });
  const [working, setWorking] = useState<Working | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [retry, setRetry] = useState<() => void>();
  const at = (what: Working['what']) => (done: number) => setWorking({ what, done });

  /** Does something that takes its time; what is there already stays where it fails. */
  async function during(work: () => Promise<void>): Promise<void> {
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(thrown as Error);
      setRetry(() => () => void during(work));
    }
    setWorking(null);
  }

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

  const look = (sheet: Sheet) =>
    during(async () => {
      const places = placesIn(sheet.columns);
      if (!isMarkingSheet(places)) return setStep({ at: 'choose', because: 'noColumns' });
      at('looking')(0);
      const works = await worksOf(ids, codesIn(sheet, places), at('looking'));
      setStep({ at: 'looked', plan: planSheet(sheet, places, works) });
    });

  async function choose(file: Pick<File, 'arrayBuffer'>): Promise<void> {
    const sheet = readSheet(new Uint8Array(await file.arrayBuffer()));
    setError(null);
    if (typeof sheet === 'string') return setStep({ at: 'choose', because: sheet });
    return look(sheet);
  }

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
      setStep({
        at: 'written',
        count: changes.length - failed.length,
        refused: failed.map(({ item, error }) => ({ change: item, because: errorKey(error) })),
      });
      await client.invalidateQueries({ queryKey: submissionQueries.all });
    });

  return {
    step,
    working,
    error,
    again: () => retry?.(),
    download,
    choose,
    write,
    back: () => setStep({ at: 'choose', because: null }),
  };
}
