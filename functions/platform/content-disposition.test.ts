import { expect, test } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

test.each([
  ['notes.pdf', `attachment; filename="notes.pdf"; filename*=UTF-8''notes.pdf`],
  [
    'Señal y ruido.pdf',
    `attachment; filename="Senal y ruido.pdf"; filename*=UTF-8''Se%C3%B1al%20y%20ruido.pdf`,
  ],
  ["it's (1).pdf", `attachment; filename="it's (1).pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
  ['🎓.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%F0%9F%8E%93.pdf`],
  ['a"; x="b.pdf', `attachment; filename="a__ x=_b.pdf"; filename*=UTF-8''a%22%3B%20x%3D%22b.pdf`],
  [
    'a\r\nSet-Cookie: b.pdf',
    `attachment; filename="a__Set-Cookie: b.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b.pdf`,
  ],
  ['\ud83d.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('case 58: %j cannot leave its header', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header);
});
