import { describe, expect, it } from 'vitest';
import { cueAt, cuesFrom, cueText } from './cues.ts';

describe('the words of a cue', () => {
  it.each([
    ['Plain words', 'Plain words', null],
    ['Two\nlines', 'Two lines', null],
    ['<v Ana>Hello</v>', 'Hello', 'Ana'],
    ['<v.loud.first María José>¡Vamos!', '¡Vamos!', 'María José'],
    ['<i>soft</i> and <b.x>strong</b>', 'soft and strong', null],
    ['a &lt; b &amp;&amp; c', 'a < b && c', null],
    ['karaoke <00:01.000>now', 'karaoke now', null],
    ['<ruby>漢<rt>kan</rt></ruby>', '漢kan', null],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>', null],
  ])('%j reads %j', (payload, text, speaker) => {
    expect(cueText(payload)).toEqual({ text, speaker });
  });
});

it('lists cues in order and leaves out what says nothing', () => {
  const cues = cuesFrom([
    { startTime: 4, endTime: 6, text: 'second' },
    { startTime: 0, endTime: 3, text: 'first' },
    { startTime: 7, endTime: 8, text: '<c> </c>' },
    { startTime: 9, endTime: 10 },
  ]);
  expect(cues.map(({ text }) => text)).toEqual(['first', 'second']);
});

it('knows what is said at a second, also where cues overlap or nothing is said', () => {
  const cue = (start: number, end: number) => ({ start, end, text: 'x', speaker: null });
  const cues = [cue(0, 3), cue(2, 5), cue(8, 9)];
  expect([0, 2.9, 4.9, 5, 8, 9].map((second) => cueAt(cues, second))).toEqual([0, 1, 1, -1, 2, -1]);
});
