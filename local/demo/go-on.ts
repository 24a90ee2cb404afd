import { textSchema } from '#shared/blocks/text/schema.ts';
import type { Client } from '#shared/contract/client.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { languages, type Language } from '#shared/schemas/text.ts';
import type { MadeBlock, MadeCourse } from './make-course.ts';

const blockOf = ({ blocks }: MadeCourse, at: number): MadeBlock => {
  const block = blocks.at(at);
  if (!block) throw new Error(`There is no lesson ${at}`);
  return block;
};

/** A lesson that the teacher held back until people had come. */
export async function bringOut(client: Client, made: MadeCourse, at: number): Promise<void> {
  const { courseId } = made;
  const blockIds = [blockOf(made, at).blockId];
  for (const what of ['unpublish', 'publish'] as const)
    await client('lessons.changeBlocks', {
      params: { courseId },
      body: { blockIds, change: { do: what } },
    });
}

/** A reading that the teacher adds to after questions. @throws Error where the lesson is no reading */
export async function addTo(
  client: Client,
  made: MadeCourse,
  at: number,
  words: Record<Language, string>,
): Promise<void> {
  const { moduleId, blockId } = blockOf(made, at);
  const params = { courseId: made.courseId, moduleId, blockId };
  const { block } = await client('lessons.getBlock', { params });
  const { content, version } = block;
  const written = textSchema.parse(content);
  const body: ContentOf<'text'>['body'] = {};
  for (const language of languages) {
    const text = written.body[language];
    const more = { type: 'text' as const, text: words[language] };
    if (text)
      body[language] = {
        ...text,
        content: [...text.content, { type: 'paragraph', content: [more] }],
      };
  }
  await client('lessons.updateBlock', { params, body: { version, content: { ...written, body } } });
}
