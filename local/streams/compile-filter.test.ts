import { expect, test } from 'vitest';
import { compileFilter } from './compile-filter.ts';

const record = {
  eventName: 'INSERT',
  dynamodb: {
    Keys: { pk: { S: 'COURSE#1' }, sk: { S: 'META' } },
    NewImage: { kind: { S: 'course' }, tags: { SS: ['a', 'b'] } },
    SizeBytes: 90,
  },
};

test.each([
  ['{"eventName":["INSERT","MODIFY"]}', true],
  ['{"eventName":["REMOVE"]}', false],
  ['{"dynamodb":{"Keys":{"pk":{"S":[{"prefix":"COURSE#"}]}}}}', true],
  ['{"dynamodb":{"Keys":{"pk":{"S":[{"suffix":"#2"}]}}}}', false],
  ['{"dynamodb":{"NewImage":{"kind":{"S":["course"]}}},"eventName":["REMOVE"]}', false],
  ['{"dynamodb":{"NewImage":{"kind":{"S":[{"anything-but":["lesson","user"]}]}}}}', true],
  ['{"dynamodb":{"NewImage":{"kind":{"S":[{"anything-but":{"prefix":"cou"}}]}}}}', false],
  ['{"dynamodb":{"NewImage":{"other":{"S":[{"anything-but":["x"]}]}}}}', false],
  ['{"dynamodb":{"NewImage":{"kind":{"S":[{"equals-ignore-case":"COURSE"}]}}}}', true],
  ['{"dynamodb":{"NewImage":{"tags":{"SS":["b"]}}}}', true],
  ['{"dynamodb":{"OldImage":{"kind":{"S":[{"exists":false}]}}}}', true],
  ['{"dynamodb":{"NewImage":{"kind":{"S":[{"exists":true}]}}}}', true],
  ['{"dynamodb":{"SizeBytes":[{"numeric":[">",80,"<=",90]}]}}', true],
  ['{"dynamodb":{"SizeBytes":[{"numeric":["<",90]}]}}', false],
  ['{"$or":[{"eventName":["REMOVE"]},{"dynamodb":{"SizeBytes":[90]}}]}', true],
  ['{"eventName":[]}', false],
])('%s matches: %s', (pattern, expected) => {
  expect(compileFilter(pattern)(record)).toBe(expected);
});

test('what is not known is refused by name', () => {
  expect(() => compileFilter('{"eventName":[{"wildcard":"I*"}]}')).toThrow(
    'The filter rule wildcard is not emulated.',
  );
  expect(() => compileFilter('{"eventName":"INSERT"}')).toThrow('needs a list of values');
});
