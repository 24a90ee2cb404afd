import { RuleRefused } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** So often another writer of the same may be faster. */
const mostTries = 8;

/** Does what reads and then writes, again from what is there by then where somebody was faster. @throws AppError `busy` */
export async function fromWhatIsThere<T>(act: () => Promise<T>, tries = mostTries): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
    if (tries === 1) throw new AppError('busy', { cause: error, retryAfterSeconds: 1 });
    return fromWhatIsThere(act, tries - 1);
  }
}
