import { expect, it } from 'vitest';
import { fileNameSchema } from '#shared/schemas/media-file.ts';
import { fittingName, mostOfFileName } from './file-names.ts';

it.each([
  'essay.pdf',
  'ensayo – versión 2  (final).docx',
  'pan 🍞.png',
  // Letters that join others, in Persian and in pictures of several people.
  'می‌خواهم.pdf',
  '👩‍🎓.png',
  'مقال.pdf',
])('leaves a name that can be kept as it is: %s', (name) => {
  expect(fittingName(name)).toBe(name.normalize('NFC'));
  expect(fileNameSchema.parse(name)).toBe(fittingName(name));
});

it.each([
  ['What is rye?.pdf', 'What is rye_.pdf'],
  ['Screenshot 10:42:07.png', 'Screenshot 10_42_07.png'],
  ['..\\a/b|c.pdf', '_a_b_c.pdf'],
  ['\u202Egnp.exe.png', 'gnp.exe.png'],
  ['a\u0000\u2028b\u00AD.pdf', 'ab_.pdf'],
  ['.hidden.pdf', 'hidden.pdf'],
  [' essay.pdf. ', 'essay.pdf'],
  ['\uD83C.pdf', '\uFFFD.pdf'],
  [`${'n'.repeat(200)}.png`, `${'n'.repeat(116)}.png`],
  [`${'🍞'.repeat(200)}.jpeg`, `${'🍞'.repeat(115)}.jpeg`],
  ['n'.repeat(200), 'n'.repeat(mostOfFileName)],
])('makes of a name one that can be kept: %j', (name, fitting) => {
  expect(fileNameSchema.safeParse(name).success && fileNameSchema.parse(name) === name).toBe(false);
  expect(fittingName(name)).toBe(fitting);
  expect(fileNameSchema.parse(fitting)).toBe(fitting);
  expect(fittingName(fitting)).toBe(fitting);
});
