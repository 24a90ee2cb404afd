import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { errorKey } from '#web/lib/error-key.ts';
import { notify } from '#web/lib/notify.ts';

/**
 * What is brought in from a file goes by steps: chosen, looked at, written; each takes its time, and says how much is done.
 * What is there already stays where a step fails, and the step can be tried again.
 * @param first the step that it begins with
 */
export function useSteps<Step, What extends string>(first: Step) {
  const [step, setStep] = useState<Step>(first);
  const [working, setWorking] = useState<{ what: What; done: number } | null>(null);
  const [failed, setFailed] = useState<{ error: Error; again: () => void } | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /** Does something that takes its time. */
  async function during(work: () => Promise<void>): Promise<void> {
    setFailed(null);
    try {
      await work();
    } catch (error) {
      setFailed({ error: error as Error, again: () => void during(work) });
      if (!isOpen.current) void notify('error', { title: i18next.t(`errors:${errorKey(error)}`) });
    }
    setWorking(null);
  }

  return {
    step,
    setStep,
    working,
    /** Says how much of something is done. */
    at: (what: What) => (done: number) => setWorking({ what, done }),
    error: failed?.error ?? null,
    again: () => failed?.again(),
    during,
    /**
     * Says how a step ended that went on after its dialog was closed, to whoever closed it.
     * @param missed those for whom it did not work; none: it did for all
     */
    ended: (title: string, missed: readonly string[]) => {
      if (isOpen.current) return;
      if (missed.length === 0) void notify('success', { title });
      else void notify('error', { title, description: missed.join(', ') });
    },
  };
}
