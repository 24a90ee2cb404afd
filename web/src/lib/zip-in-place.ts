import { type Zippable, zipSync } from 'fflate';

/** The zip of fflate without its workers: it calls back at once. */
export function zip(files: Zippable, done: (error: Error | null, packed?: Uint8Array) => void) {
  try {
    done(null, zipSync(files));
  } catch (error) {
    done(error as Error);
  }
}
