import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { marshallItem } from './marshall-item.ts';
import { packedFrom } from './packed-text.ts';
import { unmarshallItem } from './unmarshall-item.ts';

const textOf = (words: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

/** A text whose JSON has so many bytes. */
const ofBytes = (bytes: number) => textOf('a'.repeat(bytes - JSON.stringify(textOf('')).length));

const long = textOf('Les élèves 🎓 apprennent. '.repeat(200));

describe('a long rich text', () => {
  it('comes back as it was, wherever in an item it lies', () => {
    const item = {
      content: { kind: 'text', body: { en: long, es: textOf('Corto') } },
      all: [long],
    };
    expect(unmarshallItem(marshallItem(item))).toEqual(item);
  });

  it('is bytes of a tenth of its length', () => {
    const { text } = marshallItem({ text: long });
    expect(text?.B?.length).toBeLessThan(JSON.stringify(long).length / 10);
  });

  it('comes back from an event of the stream, which has its bytes in Base64', () => {
    const { text } = marshallItem({ text: long });
    const event = { text: { B: Buffer.from(text!.B!).toString('base64') } };
    expect(unmarshallItem(event as never)).toEqual({ text: long });
  });

  it('is read, too, where it was written as a map, before texts were packed', () => {
    expect(unmarshallItem(marshall({ text: long }))).toEqual({ text: long });
  });

  it(`is one of ${packedFrom} bytes and more: a shorter one stays readable in the table`, () => {
    expect(Object.keys(marshallItem({ text: ofBytes(packedFrom) })['text']!)).toEqual(['B']);
    const short = marshallItem({ text: ofBytes(packedFrom - 1) });
    expect(unmarshall(short)).toEqual({ text: ofBytes(packedFrom - 1) });
  });

  it('is not read where it is longer than anything that was packed', () => {
    const stored = marshallItem({ text: ofBytes(2 ** 20 + 1) });
    expect(() => unmarshallItem(stored)).toThrow(/larger than/);
  });
});

it('what only looks like a rich text stays a map', () => {
  const other = { type: 'doc', content: 'x'.repeat(2 * packedFrom) };
  expect(unmarshall(marshallItem({ other }))).toEqual({ other });
});
