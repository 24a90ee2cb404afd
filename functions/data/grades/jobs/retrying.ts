import { RuleRefused } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** So often another writer of the same marks may be faster. */
const mostTries = 8;

/** Does something that is read and then written, again from what is there now where somebody else was faster. */
export async function retrying<T>(work: () => Promise<T>, tries = mostTries): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
    if (tries === 1) throw new AppError('busy', { cause: error, retryAfterSeconds: 1 });
    return retrying(work, tries - 1);
  }
}
