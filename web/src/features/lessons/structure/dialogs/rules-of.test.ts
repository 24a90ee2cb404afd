import { expect, it } from 'vitest';
import { rulesOf, type RulesTold } from './rules-of.ts';

const told: RulesTold = { release: 'now', days: '7', completion: 'marked', percent: '90' };

it.each([
  ['release', {}, { release: null }],
  ['release', { release: 'enrollment' }, { release: { from: 'enrollment', days: 7 } }],
  [
    'release',
    { release: 'courseStart', days: ' 0 ' },
    { release: { from: 'courseStart', days: 0 } },
  ],
  ['release', { release: 'courseStart', days: '1001' }, null],
  ['release', { release: 'courseStart', days: '-1' }, null],
  ['release', { release: 'courseStart', days: '1.5' }, null],
  ['release', { release: 'now', days: 'never' }, { release: null }],
  ['completion', {}, { completion: { rule: 'marked' } }],
  ['completion', { completion: 'watched' }, { completion: { rule: 'watched', percent: 90 } }],
  ['completion', { completion: 'watched', percent: '9' }, null],
  ['completion', { completion: 'watched', percent: '' }, null],
] as const)('what is told of %s as %o is %o', (rule, changes, wanted) => {
  expect(rulesOf(rule, { ...told, ...changes })).toEqual(wanted);
});
