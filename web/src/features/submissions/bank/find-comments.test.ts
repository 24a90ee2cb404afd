import { expect, it } from 'vitest';
import { findComments } from './find-comments.ts';

const kept = (text: string, uses: number, day: number) => ({
  commentId: text,
  text,
  uses,
  savedAt: `2026-03-0${day}T08:00:00.000Z`,
  version: 1,
});
const comments = [
  kept('Nombra la fuente.', 1, 1),
  kept('¿Qué fuente? Está sin página.', 3, 2),
  kept('Say more.', 0, 3),
  kept('Say why.', 0, 4),
];
const found = (search: string) => findComments(comments, search).map(({ text }) => text);

it('finds comments by their words, without accents, the most used and the newest first', () => {
  expect(found('')).toEqual([
    '¿Qué fuente? Está sin página.',
    'Nombra la fuente.',
    'Say why.',
    'Say more.',
  ]);
  expect(found(' FUENTE pagina')).toEqual(['¿Qué fuente? Está sin página.']);
  expect(found('nobody')).toEqual([]);
});
