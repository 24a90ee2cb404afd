import { expect, it } from 'vitest';
import { rulesOf, type RulesValues } from './rules-of.ts';

const values: RulesValues = { release: 'now', days: '7', completion: 'marked', percent: '90' };

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
] as const)('reads %s out of %o as %o', (rule, changes, wanted) => {
  expect(rulesOf(rule, { ...values, ...changes })).toEqual(wanted);
});
