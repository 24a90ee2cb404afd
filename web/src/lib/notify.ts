import { createStore } from './create-store.ts';
import { preferences } from './preferences.ts';
import { toastDuration } from './toast-duration.ts';

/** The lifetime of a toast for somebody who asked for more time to read, in milliseconds. */
const longerDuration = 20_000;

const duration = () => (preferences.get().longerMessages ? longerDuration : toastDuration);

type Kind = 'info' | 'warning' | 'success' | 'error';

type Words = { title: string; description?: string };

const load = () => import('#web/components/ui/toaster.tsx');

/** Whether any toast was ever asked for: the toaster is loaded with the first one. */
const wanted = createStore(false);
export const toasts = { wanted, load };

async function toaster() {
  wanted.set(true);
  const { ready, toaster } = await load();
  await ready;
  return toaster;
}

/** Says something for five seconds, or for as long as the reader asked. */
export async function notify(kind: Kind, words: Words): Promise<void> {
  (await toaster()).create({ ...words, type: kind, duration: duration(), closable: true });
}

/**
 * Follows some work that may take long: loading first, then how it ended, for five seconds.
 * @param words what is said; of a failure, where it is worth it, by what failed
 */
export async function notifyPromise<T>(
  work: Promise<T>,
  words: { loading: Words; success: Words; error: Words | ((cause: unknown) => Words) },
): Promise<void> {
  const ended = { duration: duration(), closable: true };
  const { error } = words;
  // It may have failed before there is a toaster that hears of it.
  work.catch(() => undefined);
  (await toaster()).promise(work, {
    loading: words.loading,
    success: { ...words.success, ...ended },
    error: (cause) => ({ ...(typeof error === 'function' ? error(cause) : error), ...ended }),
  });
}
