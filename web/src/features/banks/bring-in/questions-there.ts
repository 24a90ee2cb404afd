import { api } from '#web/lib/api.ts';
import { derivedUlid } from '#web/lib/derived-ulid.ts';

/** The ids of all questions of a bank, those in its trash too. */
async function idsIn(bankId: string): Promise<Set<string>> {
  const lists = [{}, { binned: 'true' as const }].map(async (which) => {
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { questionId: string }[]; nextCursor: string | null } = await api(
        'banks.listQuestions',
        {
          params: { bankId },
          query: { limit: '100', ...which, ...(cursor !== null && { cursor }) },
        },
      );
      ids.push(...page.items.map(({ questionId }) => questionId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return ids;
  });
  return new Set((await Promise.all(lists)).flat());
}

/** A person's own bank has an id that does not begin with an instant, as that of a course does. */
const wholeOf = (bankId: string) => (bankId.length === 26 ? bankId : `0000000000${bankId}`);

/** Those sources of which a bank has the question already: brought in before, or written in it and taken out. */
export async function questionsThere(
  bankId: string,
  sources: readonly string[],
): Promise<Set<string>> {
  const ids = await idsIn(bankId);
  if (ids.size === 0) return new Set();
  const own = await Promise.all(sources.map((source) => derivedUlid(wholeOf(bankId), source)));
  return new Set(sources.filter((source, at) => ids.has(source) || ids.has(own[at] ?? '')));
}
