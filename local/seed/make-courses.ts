import type { Client } from '#shared/contract/client.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { inventCourse } from './invent.ts';

const paragraph = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const lesson = {
  en: paragraph('A generated lesson: it is here to be counted, found and opened.'),
  es: paragraph('Una lección generada: está para contarla, buscarla y abrirla.'),
};

export type SeededCourse = { courseId: string; moduleId: string; blockIds: string[]; code: string };

/** A published course with one module of two text lessons, made through the API by its teacher. */
export async function makeSeedCourse(
  client: Client,
  at: number,
  code: string,
): Promise<SeededCourse> {
  const { courseId, version } = await client('courses.create', { body: inventCourse(at, code) });
  const { moduleId } = await client('lessons.createModule', {
    params: { courseId },
    body: { title: { en: 'Only module', es: 'Único módulo' } },
  });
  const usual = { minutes: 5, preview: false, content: { kind: 'text' as const, body: lesson } };
  const { blocks } = await client('lessons.createBlocks', {
    params: { courseId, moduleId },
    body: {
      blocks: [
        { ...usual, title: { en: 'First lesson', es: 'Primera lección' } },
        { ...usual, title: { en: 'Second lesson', es: 'Segunda lección' } },
      ],
    },
  });
  await client('courses.setState', {
    params: { courseId },
    body: { state: 'published', version },
  });
  return { courseId, moduleId, blockIds: blocks.map(({ blockId }) => blockId), code };
}
