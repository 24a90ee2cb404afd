import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import { canonicalNode } from '#web/lib/markdown/canonical.ts';
import { asData } from '#web/lib/markdown/as-data.ts';
import type { Write } from '../format/write-course.ts';
import { createAsk } from './ask.ts';
import { TookTooLong } from './took-too-long.ts';

/** Writes texts in the thread that parses, one after the other; one that takes it too long is written as data. */
export async function withParser<T>(work: (write: Write) => Promise<T>): Promise<T> {
  const { ask, end } = createAsk();
  const write: Write = async (document, nameOf) => {
    const ids = [...nodesOf(document)].flatMap(({ attrs }) => {
      const mediaId = attrs?.['mediaId'];
      return typeof mediaId === 'string' ? [[mediaId, nameOf(mediaId)] as const] : [];
    });
    try {
      return await ask('write', { document, names: new Map(ids) });
    } catch (error) {
      if (error instanceof TookTooLong)
        return asData(canonicalNode(document).content ?? [], nameOf);
      throw error;
    }
  };
  try {
    return await work(write);
  } finally {
    end();
  }
}
