import { useEffect, useRef, useState } from 'react';
import { errorKey, type ErrorKey } from '#web/lib/error-key.ts';
import { saveFile } from '#web/lib/save-file.ts';
import type { QuestionQuery } from '../types.ts';
import { collectQuestions } from './collect-questions.ts';
import { contentTypes, endings, type ExportFormat, type Taken, writeFile } from './write-file.ts';

type State =
  | { is: 'no' }
  | { is: 'working'; done: number; total: number }
  | { is: 'failed'; error: ErrorKey }
  | { is: 'done'; taken: Taken };

/** Questions of a bank on their way into a file, until it is closed. */
export function useTakeOut(bankId: string, name: string) {
  const [state, setState] = useState<State>({ is: 'no' });
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const take = async (query: QuestionQuery, format: ExportFormat) => {
    under.current?.abort();
    const { signal } = (under.current = new AbortController());
    setState({ is: 'working', done: 0, total: 0 });
    try {
      const onCollected = (done: number, total: number) => setState({ is: 'working', done, total });
      const questions = await collectQuestions(bankId, query, { signal, onCollected });
      const taken = await writeFile(questions, format, signal);
      signal.throwIfAborted();
      if (questions.length > taken.dropped.length)
        saveFile(`${name}.${endings[format]}`, taken.text, contentTypes[format]);
      setState({ is: 'done', taken });
    } catch (error) {
      if (!signal.aborted) setState({ is: 'failed', error: errorKey(error) });
    }
  };
  return {
    state,
    take: (query: QuestionQuery, format: ExportFormat) => void take(query, format),
    cancel: () => {
      under.current?.abort();
      setState({ is: 'no' });
    },
  };
}
