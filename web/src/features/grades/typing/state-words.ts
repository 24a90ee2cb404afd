import { fold } from '#shared/policies/fold.ts';

/**
 * How people and files say that somebody is excused, or has handed in nothing: in either language, whichever the page
 * has, and as other tools put it in short. Folded.
 */
const stateWords = {
  excuse: ['excused', 'eximido', 'eximida', 'exento', 'exenta', 'excusado', 'excusada', 'ex'],
  missing: [
    'missing',
    'sin entregar',
    'no entregado',
    'no presentado',
    'no presentada',
    'np',
    'mi',
  ],
};

/** The state that a text names; null: it names none. */
export function stateIn(text: string): { do: keyof typeof stateWords } | null {
  const word = fold(text.replaceAll(/\s+/g, ' ').trim());
  if (stateWords.excuse.includes(word)) return { do: 'excuse' };
  return stateWords.missing.includes(word) ? { do: 'missing' } : null;
}
