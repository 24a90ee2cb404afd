import type { ChangeReason } from './reasons.ts';

/**
 * Something in a question that is not what it was in the file; `detail` in the file's own words, or a code that the
 * site has words for.
 */
export type Change = { reason: ChangeReason; detail?: string };

/** Gathers what is told about one question, each thing once. */
export class Notes {
  readonly #changes = new Map<string, Change>();

  add(reason: ChangeReason, detail?: string): void {
    const short = detail?.replace(/\s+/g, ' ').trim().slice(0, 80).toWellFormed();
    const change: Change = { reason, ...(short && { detail: short }) };
    this.#changes.set(`${reason} ${short ?? ''}`, change);
  }

  get changes(): Change[] {
    return [...this.#changes.values()];
  }
}
