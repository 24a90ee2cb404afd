import { expect, test } from 'vitest';
import { decodeAwsChunked } from './aws-chunked.ts';

const BODY = '5\r\nhello\r\n1;ignored=1\r\n!\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n';

async function decode(pieces: string[]): Promise<[string, Map<string, string>]> {
  const trailers = new Map<string, string>();
  const chunks: Buffer[] = [];
  async function* source(): AsyncGenerator<Buffer> {
    for (const piece of pieces) yield Buffer.from(piece, 'latin1');
  }
  for await (const chunk of decodeAwsChunked(source(), trailers)) chunks.push(chunk);
  return [Buffer.concat(chunks).toString(), trailers];
}

test('the framing comes off wherever the network cuts it', async () => {
  const expected = ['hello!', new Map([['x-amz-checksum-crc32', 'AAAAAA==']])];
  for (let cut = 0; cut <= BODY.length; cut += 1)
    expect(await decode([BODY.slice(0, cut), BODY.slice(cut)])).toEqual(expected);
  expect(await decode(BODY.split(''))).toEqual(expected);
});

test.each([
  ['no size', 'hello'],
  ['a size that is no number', 'zz\r\nhello\r\n0\r\n\r\n'],
  ['data longer than its size', '2\r\nhello\r\n0\r\n\r\n'],
  ['no closing chunk', '5\r\nhello\r\n'],
  ['an end in the middle of data', '5\r\nhel'],
  ['an endless line', 'a'.repeat(5000)],
  ['a trailer without a name', '0\r\nnothing\r\n\r\n'],
])('%s is refused', async (_what, body) => {
  await expect(decode([body])).rejects.toMatchObject({ code: 'IncompleteBody' });
});
