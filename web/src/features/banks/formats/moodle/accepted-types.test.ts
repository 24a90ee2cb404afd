import { expect, it } from 'vitest';
import { acceptedTypes } from './accepted-types.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it.each([
  ['.pdf,.docx', ['application/pdf', word], []],
  ['*.JPG; *.jpeg', ['image/jpeg'], []],
  ['image/png document', ['image/png', 'application/pdf', word], []],
  ['.exe,.pdf', ['application/pdf'], ['.exe']],
])('reads what Moodle takes by “%s”', (list, first, unknown) => {
  const read = acceptedTypes(list);
  expect(read.accepts.slice(0, first.length)).toEqual(first);
  expect(read.unknown).toEqual(unknown);
});

it('takes all that people hand in where nothing is named', () => {
  const { accepts } = acceptedTypes('');
  expect(accepts).toContain('application/pdf');
  expect(accepts).not.toContain('text/vtt');
  expect(acceptedTypes('*').accepts).toEqual(accepts);
});
