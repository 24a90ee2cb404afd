import { noteEveryMs } from '#shared/policies/sessions.ts';
import { api } from '#web/lib/api.ts';

const key = 'session-noted';

/**
 * Tells the server that this sign-in is in use, once an hour over all tabs: asked anew with each renewal of its tokens.
 * @param origin the sign-in
 * @returns whether it was told now
 */
export async function noteSession(origin: string, now = Date.now()): Promise<boolean> {
  const [noted, at] = (localStorage.getItem(key) ?? '').split(' ');
  if (noted === origin && now - Number(at) < noteEveryMs) return false;
  localStorage.setItem(key, `${origin} ${now}`);
  try {
    await api('accounts.noteSession', { body: {} });
    return true;
  } catch {
    // With the next renewal then.
    localStorage.removeItem(key);
    return false;
  }
}
