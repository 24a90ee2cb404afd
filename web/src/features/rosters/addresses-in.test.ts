import { expect, it } from 'vitest';
import { addressesIn } from './addresses-in.ts';

it('finds addresses in lines, lists and brackets, each once, whatever their case', () => {
  expect(addressesIn('ana@example.com, <Berta@Example.com>;\n\nANA@example.com')).toEqual({
    emails: ['ana@example.com', 'berta@example.com'],
    wrong: [],
  });
});

it('names what is no address', () => {
  expect(addressesIn('ana@example.com ana@ berta')).toEqual({
    emails: ['ana@example.com'],
    wrong: ['ana@', 'berta'],
  });
});

it.each([
  '=HYPERLINK("https://evil.example","ana@example.com")',
  "=cmd|'/C calc'!A0",
  '<img src=x onerror=alert(1)>@example.com',
  '"><script>__xss=1</script>',
  'file:///etc/passwd',
  '../../etc/passwd@x',
  '+ana@example.com\r\nBcc: all@example.com',
  '@SUM(1+1)*cmd',
])('case 65: %j in a pasted list is an address as it stands, or none', (cell) => {
  const { emails, wrong } = addressesIn(`ana@example.com\n${cell}\nberta@example.com`);
  expect(emails).toEqual(expect.arrayContaining(['ana@example.com', 'berta@example.com']));
  // Text that is taken for an address goes to the server, whose schema alone decides; nothing is run or fetched.
  for (const word of [...emails, ...wrong]) expect(word).not.toMatch(/[\s,;]/);
  for (const email of emails) expect(email).toMatch(/^[^\s@<>]+@[^\s@<>]+$/);
});
