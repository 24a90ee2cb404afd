import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import { bankQueries } from '../queries.ts';
import { bringIn, type Outcome } from './bring-in.ts';
import { type Ahead, gathered, type NamedFile } from './gathered.ts';
import { questionsThere } from './questions-there.ts';
import { readInThread } from './read-in-thread.ts';
import { createPictureSender, type SendMedia } from './send-picture.ts';
import './texts.ts';

type Reading =
  | { is: 'none' }
  | { is: 'reading'; fileName: string; done: number; total: number }
  | { is: 'read'; files: NamedFile[]; failed: string[]; key: string };

type Working =
  | { is: 'no' }
  | { is: 'working'; done: number; total: number; stopping: boolean }
  | { is: 'over'; outcome: Outcome };

/** Files of questions on their way into a bank: read, compared with what is there, and brought in. */
export function useBringIn(bankId: string, send: SendMedia) {
  const { t } = useTranslation('questionFiles');
  const client = useQueryClient();
  const [reading, setReading] = useState<Reading>({ is: 'none' });
  const [working, setWorking] = useState<Working>({ is: 'no' });
  const [sendPicture] = useState(() =>
    createPictureSender(send, {
      notDrawn: t('import.notDrawn'),
      cancelled: t('import.cancelled'),
    }),
  );
  const stopped = useRef(false);
  const chosen = useRef<File[]>([]);
  const turn = useRef(0);
  useEffect(
    () => () => {
      // Whoever closes it stops behind the batch that is under way.
      stopped.current = true;
    },
    [],
  );
  const isRead = reading.is === 'read';
  const all = isRead ? gathered(reading.files) : null;
  const there = useQuery({
    queryKey: ['questionFiles', bankId, isRead ? reading.key : null],
    queryFn: () =>
      questionsThere(
        bankId,
        (all?.questions ?? []).map(({ source }) => source),
      ),
    enabled: all !== null && all.questions.length > 0,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });

  const take = async (files: File[], language: Language | null = null) => {
    turn.current += 1;
    const own = turn.current;
    chosen.current = files;
    setWorking({ is: 'no' });
    const read: NamedFile[] = [];
    const failed: string[] = [];
    for (const file of files) {
      const onRead = (done: number, total: number) => {
        if (own === turn.current) setReading({ is: 'reading', fileName: file.name, done, total });
      };
      onRead(0, 0);
      try {
        read.push({ name: file.name, read: await readInThread(file, { language, onRead }) });
      } catch {
        failed.push(file.name);
      }
      // Other files were chosen meanwhile.
      if (own !== turn.current) return;
    }
    setReading({ is: 'read', files: read, failed, key: crypto.randomUUID() });
  };

  const bring = async (questions: readonly Ahead[]) => {
    if (all === null) return;
    stopped.current = false;
    const total = questions.length;
    // Whoever goes on is told of all that came in.
    const before = working.is === 'over' ? working.outcome : { created: 0, there: 0 };
    setWorking({ is: 'working', done: 0, total, stopping: false });
    const outcome = await bringIn({
      bankId,
      questions,
      pictures: all.pictures,
      sendPicture,
      isStopped: () => stopped.current,
      onProgress: (done) => setWorking({ is: 'working', done, total, stopping: stopped.current }),
    });
    setWorking({
      is: 'over',
      outcome: {
        ...outcome,
        created: outcome.created + before.created,
        there: outcome.there + before.there,
      },
    });
    await client.invalidateQueries({ queryKey: bankQueries.all });
  };

  return {
    reading,
    all,
    there,
    working,
    take: (files: File[]) => void take(files),
    /** Reads the same files again, as texts in another language. */
    takeLanguage: (language: Language) => void take(chosen.current, language),
    bring: (questions: readonly Ahead[]) => void bring(questions),
    stop: () => {
      stopped.current = true;
      setWorking((before) => (before.is === 'working' ? { ...before, stopping: true } : before));
    },
  };
}
