import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { type CellAct, cellAct } from './cell-keys.ts';

const press = (key: string, before = '') => cellAct({ key } as KeyboardEvent, null, before);

/** What the keys of a word do until it is typed into the field, which takes the rest of it. */
function acts(word: string): (CellAct | null)[] {
  const done: (CellAct | null)[] = [];
  let before = '';
  for (const key of word) {
    const act = press(key, before);
    done.push(act);
    if (act?.does === 'edit') break;
    before = act?.does === 'change' ? key : '';
  }
  return done;
}

it('takes one letter for what it stands for, and the letter after it for a word that is typed', () => {
  const excuse = { does: 'change', change: { do: 'excuse' } };
  const missing = { does: 'change', change: { do: 'missing' } };
  expect(acts('e')).toEqual([excuse]);
  expect(acts('m')).toEqual([missing]);
  // Once more is the same key again, and no word.
  expect(acts('ee')).toEqual([excuse, excuse]);
  expect(acts('excused')).toEqual([excuse, { does: 'edit', text: 'ex' }]);
  expect(acts('missing')).toEqual([missing, { does: 'edit', text: 'mi' }]);
  expect(acts('Eximido')).toEqual([{ does: 'edit', text: 'E' }]);
  expect(acts('sin entregar')).toEqual([{ does: 'edit', text: 's' }]);
  expect(acts('7')).toEqual([{ does: 'edit', text: '7' }]);
});

it('undoes and does again with the keys of spreadsheets on every system', () => {
  const held = (key: string, more: object) => cellAct({ key, ...more } as KeyboardEvent, null);
  expect(held('z', { ctrlKey: true })).toEqual({ does: 'undo' });
  expect(held('z', { metaKey: true })).toEqual({ does: 'undo' });
  // With Caps Lock.
  expect(held('Z', { ctrlKey: true, shiftKey: false })).toEqual({ does: 'undo' });
  expect(held('y', { ctrlKey: true })).toEqual({ does: 'redo' });
  expect(held('Z', { ctrlKey: true, shiftKey: true })).toEqual({ does: 'redo' });
  expect(held('z', { metaKey: true, shiftKey: true })).toEqual({ does: 'redo' });
});

it('types no letter where nothing can be typed, and none that is held with another key', () => {
  expect(cellAct({ key: 's' } as KeyboardEvent, undefined)).toBeNull();
  expect(cellAct({ key: 's', ctrlKey: true } as KeyboardEvent, null)).toBeNull();
  expect(press('Shift')).toBeNull();
});
