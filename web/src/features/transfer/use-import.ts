import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorKey, type ErrorKey } from '#web/lib/error-key.ts';
import type { Failure } from './plan/apply-plan.ts';
import type { ReadCourse } from './format/read-course.ts';

type Reading =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'refused'; why: 'not_a_zip' | 'too_large' | 'too_many_files' | 'nothing' }
  | { is: 'read'; read: ReadCourse; key: string };

type Working =
  | { is: 'no' }
  | { is: 'working'; done: number; total: number }
  | { is: 'refused'; error: ErrorKey }
  | { is: 'done'; failures: Failure[] };

const wholeRefusals = ['not_a_zip', 'too_large', 'too_many_files'] as const;

// What reads and writes Markdown is large: it comes with the first file.
const parts = () => import('./make-plan.ts');

type Options = {
  /** The course that the files go into; null: a new one. */
  into: string | null;
  moduleId: string | null;
  /** The new course is there: from now on, the files go into it. */
  onMade: (courseId: string) => void;
};

/** Files on their way into a course: read, compared, written. */
export function useImport({ into, moduleId, onMade }: Options) {
  const client = useQueryClient();
  const [reading, setReading] = useState<Reading>({ is: 'none' });
  const [working, setWorking] = useState<Working>({ is: 'no' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isRead = reading.is === 'read';
  const look = useQuery({
    queryKey: ['transfer', isRead ? reading.key : null, into, moduleId],
    queryFn: async () => {
      const { lookAhead } = await parts();
      if (!isRead) throw new TypeError('Nothing was read');
      return lookAhead(reading.read, into, moduleId);
    },
    enabled: isRead && working.is !== 'working',
    // What was compared holds until somebody looks again: a choice must not change under the hand.
    staleTime: Infinity,
    gcTime: 0,
    // It holds maps, which are not to be compared piece by piece.
    structuralSharing: false,
  });

  const take = async (get: () => Promise<ReadCourse>) => {
    setReading({ is: 'reading' });
    setWorking({ is: 'no' });
    setChosen(new Set());
    try {
      const read = await get();
      const empty = !read.course && read.modules.length === 0 && read.dropped.length === 0;
      setReading(
        empty ? { is: 'refused', why: 'nothing' } : { is: 'read', read, key: crypto.randomUUID() },
      );
    } catch (error) {
      const said = error instanceof Error ? error.message : '';
      const why = wholeRefusals.find((one) => one === said) ?? 'not_a_zip';
      setReading({ is: 'refused', why });
    }
  };

  const bring = async (code: string) => {
    if (!look.data || !isRead) return;
    const { bringIn, lookAhead, makeCourse } = await parts();
    const onProgress = (done: number, total: number) => setWorking({ is: 'working', done, total });
    onProgress(0, look.data.plan.items.length);
    try {
      const made =
        into ?? (await makeCourse(look.data, code, `${reading.key}-${code}`.slice(0, 64)));
      if (into === null) onMade(made);
      const ahead = into === null ? await lookAhead(reading.read, made, null) : look.data;
      setWorking({ is: 'done', failures: await bringIn(ahead, chosen, onProgress) });
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
    takeFiles: (files: File[]) => take(async () => (await parts()).readFiles(files)),
    takeTexts: (load: () => Promise<Map<string, string>>) =>
      take(async () => (await parts()).readTexts(await load())),
    lookAgain: () => {
      setWorking({ is: 'no' });
      setChosen(new Set());
      void look.refetch();
    },
  };
}
