import type { LocalizedText } from '#shared/policies/languages.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';

type Labels = Map<string, LocalizedText>;

/** The words of a rich text, one after the other, without its structure. */
function wordsIn(node: unknown): string {
  if (Array.isArray(node)) return node.map(wordsIn).join('');
  if (typeof node !== 'object' || node === null) return '';
  const { text, latex, content } = node as Record<string, unknown>;
  return [text, latex].filter((one) => typeof one === 'string').join('') + wordsIn(content);
}

/** A text of one or two languages as plain words; undefined: it is none. */
function plain(value: unknown): LocalizedText | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const sides = Object.entries(value).filter(
    ([language]) => language === 'en' || language === 'es',
  );
  const words = sides.map(([language, side]) => [
    language,
    typeof side === 'string' ? side : wordsIn(side),
  ]);
  return words.length === 0 ? undefined : (Object.fromEntries(words) as LocalizedText);
}

/** What the parts of a question are called, by their ids. */
export function labelsOf(content: QuestionContent): { parts: Labels; rights: Labels } {
  const parts: Labels = new Map();
  const rights: Labels = new Map();
  for (const list of Object.values(content)) {
    for (const part of Array.isArray(list) ? list : []) {
      const {
        optionId,
        pairId,
        itemId,
        categoryId,
        distractorId,
        areaId,
        gapId,
        of,
        text,
        left,
        right,
        name,
      } = part as Record<string, unknown>;
      const id = optionId ?? pairId ?? itemId ?? distractorId ?? areaId ?? categoryId;
      // Gaps may each have an option of one id.
      for (const option of (of as { options?: { optionId: string; text: unknown }[] })?.options ??
        [])
        rights.set(`${String(gapId)}:${option.optionId}`, plain(option.text) ?? {});
      if (typeof id !== 'string') continue;
      const label = plain(text ?? left ?? name);
      const other = plain(right);
      if (label) parts.set(id, label);
      if (other) rights.set(id, other);
    }
  }
  return { parts, rights };
}

/**
 * A group of answers in words: ids of parts by what these are called, one assigned to another with an arrow, and what
 * was written as it was written. Gaps have no name but their number.
 */
export function groupWords(
  group: string,
  { parts, rights }: ReturnType<typeof labelsOf>,
  say: (text: LocalizedText) => string,
  gap: (place: string) => string,
): string {
  const named = (id: string) => {
    const label = parts.get(id);
    return label ? say(label) : id;
  };
  const asked = (id: string) => (parts.has(id) ? named(id) : gap(id));
  const [first = '', ...rest] = group.split(':');
  if (rest.length > 0 && (parts.has(first) || /^\d+$/.test(first))) {
    const second = rest.join(':');
    const right = rights.get(group) ?? rights.get(second);
    const assigned = right ? say(right) : named(second);
    return `${asked(first)} → ${second === '' ? '–' : assigned}`;
  }
  const ids = group.split(' ');
  return ids.every((id) => parts.has(id)) ? ids.map((id) => named(id)).join(', ') : group;
}
