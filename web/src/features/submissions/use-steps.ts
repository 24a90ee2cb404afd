import { useState } from 'react';

/**
 * What is brought in from a file goes by steps: chosen, looked at, written; each takes its time, and says how much is done.
 * What is there already stays where a step fails, and the step can be tried again.
 * @param first the step that it begins with
 */
export function useSteps<Step, What extends string>(first: Step) {
  const [step, setStep] = useState<Step>(first);
  const [working, setWorking] = useState<{ what: What; done: number } | null>(null);
  const [failed, setFailed] = useState<{ error: Error; again: () => void } | null>(null);

  /** Does something that takes its time. */
  async function during(work: () => Promise<void>): Promise<void> {
    setFailed(null);
    try {
      await work();
    } catch (error) {
      setFailed({ error: error as Error, again: () => void during(work) });
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
  };
}
