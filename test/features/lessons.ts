import { row, editors, creating } from '../security/personas.ts';
import { oneBlock, textBlock } from '../world/courses.ts';
import { editByAnother, inBlock, inCourse, inModule } from '../world/scene.ts';
import type { UnderTest } from './under-test.ts';

export const lessons = {
  permissions: {
    'lessons.createModule': creating,
    'lessons.updateModule': editors,
    'lessons.getBlock': row(403, 403, 200, 403, 200, 200, 403),
    'lessons.findBlock': editors,
    'lessons.createBlocks': creating,
    'lessons.updateBlock': editors,
    'lessons.getStructure': editors,
    'lessons.listContents': editors,
    'lessons.changeModules': editors,
    'lessons.changeBlocks': editors,
    'lessons.editBlocks': editors,
    'lessons.preview': editors,
    'lessons.listBlockVersions': editors,
    'lessons.getBlockVersion': editors,
  },
  requests: (stage) => ({
    'lessons.createModule': (it) => ({ ...inCourse(it), body: { title: { en: 'Another' } } }),
    'lessons.updateModule': (it) => ({
      ...inModule(it),
      body: { version: 1, title: { en: 'Renamed' } },
    }),
    'lessons.getBlock': inBlock,
    'lessons.findBlock': ({ blockId }) => ({ params: { blockId } }),
    'lessons.createBlocks': (it) => ({ ...inModule(it), body: oneBlock(textBlock()) }),
    'lessons.updateBlock': (it) => ({ ...inBlock(it), body: { version: 1, minutes: 9 } }),
    'lessons.getStructure': inCourse,
    'lessons.listContents': inCourse,
    'lessons.changeModules': (it) => ({
      ...inCourse(it),
      body: { moduleIds: [it.moduleId], change: { do: 'unpublish' } },
    }),
    'lessons.changeBlocks': (it) => ({
      ...inCourse(it),
      body: { blockIds: [it.blockId], change: { do: 'copy' } },
    }),
    'lessons.editBlocks': (it) => ({
      ...inCourse(it),
      body: { edits: [{ blockId: it.blockId, version: 1, completion: { rule: 'viewed' } }] },
    }),
    'lessons.preview': inCourse,
    'lessons.listBlockVersions': inBlock,
    'lessons.getBlockVersion': async (it) => ({
      params: { ...(await editByAnother(stage, it)), version: '1' },
    }),
  }),
} satisfies UnderTest<'lessons'>;
