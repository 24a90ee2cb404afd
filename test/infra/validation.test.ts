import { expect, test } from 'vitest';
import { plainStage, synthesize } from './synthesize.ts';

const judged = { validate: true };

test.each(['dev', 'prod'] as const)('%s follows every rule or says why not', (name) => {
  expect(() => synthesize(plainStage(name), judged)).not.toThrow();
});

test.each([
  [{ pointInTimeRecovery: false }, 'point-in-time recovery'],
  [{ removal: 'retain', deletionProtection: false }, 'protected from deletion'],
] as const)('the Guard rules see what cdk-nag does not: %j', (change, sentence) => {
  expect(() => synthesize(plainStage('dev', change), judged)).toThrow(sentence);
});
