const key = 'contact-draft';

type Draft = Partial<Record<'name' | 'email' | 'message', string>>;

/** A message that is being written, kept while the tab is open. */
export const contactDraft = {
  keep: ({ name, email, message }: Draft): void =>
    sessionStorage.setItem(key, JSON.stringify({ name, email, message })),
  /** The typed fields; those that were left empty are left out. */
  read: (): Draft => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
      const texts = Object.entries(kept).filter(([, text]) => typeof text === 'string' && text);
      return Object.fromEntries(texts);
    } catch {
      return {};
    }
  },
  drop: (): void => sessionStorage.removeItem(key),
};
