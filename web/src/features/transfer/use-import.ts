import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Language } from '#shared/policies/languages.ts';
import { errorKey, type ErrorKey } from '#web/lib/error-key.ts';
import type { Asset } from './foreign/assets.ts';
import type { Chosen } from './format/files.ts';
import type { ReadCourse } from './format/read-course.ts';
import type { Look, Said } from './make-plan.ts';
import type { Failure } from './plan/apply-plan.ts';

const wholeRefusals = ['not_a_zip', 'too_large', 'too_many_files'] as const;
type Refusal = (typeof wholeRefusals)[number] | 'nothing' | 'failed';

type Reading =
  | { is: 'none' }
  | { is: 'reading'; done: number; total: number }
  | { is: 'refused'; why: Refusal }
  | { is: 'read'; read: ReadCourse; key: string };

/** A file that did not get into the course, and why in words. */
export type Unsent = { path: string; why: string };

type Working =
  | { is: 'no' }
  | { is: 'working'; what: 'sending' | 'asking' | 'writing'; done: number; total: number }
  | { is: 'refused'; error: ErrorKey }
  | { is: 'done'; failures: Failure[]; unsent: Unsent[] };

// The code that reads and writes Markdown is large: it comes with the first file.
const parts = () => import('./make-plan.ts');

type Options = {
  /** The course that the files go into; null: a new one. */
  into: string | null;
  moduleId: string | null;
  /** The new course is there: from now on, the files go into it. */
  onMade: (courseId: string) => void;
  /** Sends a file to a course; why it did not get in, or null. */
  send: (courseId: string, file: File) => Promise<string | null>;
};

/** The number of files that are on their way at once. */
const atOnce = 4;

/** Files on their way into a course: read, compared, sent, written. */
export function useImport({ into, moduleId, onMade, send }: Options) {
  const client = useQueryClient();
  const [reading, setReading] = useState<Reading>({ is: 'none' });
  const [working, setWorking] = useState<Working>({ is: 'no' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const again = useRef<((language: Language) => void) | null>(null);
  const isRead = reading.is === 'read';
  const look = useQuery({
    queryKey: ['transfer', isRead ? reading.key : null, into, moduleId],
    queryFn: async () => {
      const { lookAhead } = await parts();
      if (!isRead) throw new TypeError('Nothing was read');
      return lookAhead(reading.read, into, moduleId);
    },
    enabled: isRead && working.is !== 'working',
    // A comparison holds until somebody looks again: a choice must not change under the hand.
    staleTime: Infinity,
    gcTime: 0,
    // It holds maps, which are not to be compared piece by piece.
    structuralSharing: false,
  });

  type Reader = (options: {
    language: Language | null;
    onRead: (done: number, total: number) => void;
  }) => Promise<ReadCourse>;

  const take = async (reader: Reader, language: Language | null = null) => {
    again.current = (other) => void take(reader, other);
    setReading({ is: 'reading', done: 0, total: 0 });
    setWorking({ is: 'no' });
    setChosen(new Set());
    try {
      const onRead = (done: number, total: number) => setReading({ is: 'reading', done, total });
      const read = await reader({ language, onRead });
      const empty = read.files.length === 0;
      setReading(
        empty ? { is: 'refused', why: 'nothing' } : { is: 'read', read, key: crypto.randomUUID() },
      );
    } catch (error) {
      const said = error instanceof Error ? error.message : '';
      const why = wholeRefusals.find((one) => one === said) ?? 'failed';
      setReading({ is: 'refused', why });
    }
  };

  /** Sends what the course lacks; what does not get in is told, and the rest goes on. */
  const sendAll = async (courseId: string, read: ReadCourse, assets: Asset[]) => {
    const { fileOf } = await parts();
    const unsent: Unsent[] = [];
    const queue = [...assets];
    let done = 0;
    const tell = () => setWorking({ is: 'working', what: 'sending', done, total: assets.length });
    const lane = async () => {
      for (let asset = queue.shift(); asset; asset = queue.shift()) {
        const file = await fileOf(read, asset).catch(() => null);
        const why = file ? await send(courseId, file) : '';
        if (why !== null) unsent.push({ path: asset.path, why });
        done += 1;
        tell();
      }
    };
    tell();
    await Promise.all(Array.from({ length: atOnce }, lane));
    return unsent;
  };

  const bring = async (said: Said) => {
    if (!look.data || !isRead) return;
    const { bringIn, bringQuestionsIn, lookAhead, makeCourse, waitingQuizzes } = await parts();
    const { read } = reading;
    const onProgress = (done: number, total: number) =>
      setWorking({ is: 'working', what: 'writing', done, total });
    onProgress(0, look.data.plan.items.length);
    try {
      const key = `${reading.key}-${said.code}`.slice(0, 64);
      const made = into ?? (await makeCourse(look.data, said, key));
      if (into === null) onMade(made);
      const place = into === null ? null : moduleId;
      let ahead: Look = into === null ? await lookAhead(read, made, null) : look.data;
      const unsent = await sendAll(made, read, ahead.plan.uploads);
      if (ahead.plan.uploads.length > 0)
        ahead = await lookAhead(read, made, place, { awaited: false });
      const asked = await bringQuestionsIn(ahead, chosen, (done, total) =>
        setWorking({ is: 'working', what: 'asking', done, total }),
      );
      if (asked.written > 0) ahead = await lookAhead(read, made, place, { awaited: false });
      const failures = [
        ...asked.failures,
        ...waitingQuizzes(ahead),
        ...(await bringIn(ahead, chosen, onProgress)),
      ];
      setWorking({ is: 'done', failures, unsent });
    } catch (error) {
      setWorking({ is: 'refused', error: errorKey(error) });
    }
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'transfer' });
  };

  return {
    reading,
    look,
    working,
    chosen,
    setChosen,
    bring,
    takeFiles: (files: Chosen[]) =>
      take(async (options) => (await parts()).readChosen(files, options)),
    takeTexts: (load: () => Promise<Map<string, string>>) =>
      take(async (options) => (await parts()).readTexts(await load(), options)),
    /** Reads the same files again, as texts in another language. */
    takeLanguage: (language: Language) => again.current?.(language),
    lookAgain: () => {
      setWorking({ is: 'no' });
      setChosen(new Set());
      void look.refetch();
    },
  };
}
