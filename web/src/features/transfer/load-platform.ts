import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { api } from '#web/lib/api.ts';
import { allPages, pageAt } from '#web/lib/all-pages.ts';
import type { MediaFile, Platform } from './types.ts';

const readyMedia = async (courseId: string) => {
  const files = await allPages<MediaFile>((cursor) =>
    api('media.list', { params: { courseId }, query: pageAt(cursor) }),
  );
  return files.filter(({ state }) => state === 'ready');
};

/** A course as it is now, with what its lessons hold and the files that it has, page by page; without its questions. */
export async function loadPlatform(courseId: string): Promise<Platform> {
  const params = { courseId };
  const { course, modules, blocks } = await api('lessons.getStructure', { params });
  const contents = await allPages<Response<typeof contract.lessons.listContents>['items'][number]>(
    (cursor) => api('lessons.listContents', { params, query: pageAt(cursor) }),
  );
  return {
    course,
    modules,
    blocks,
    contents: new Map(contents.map(({ blockId, content }) => [blockId, content])),
    media: await readyMedia(courseId),
    questions: [],
  };
}

/** A course with what one of its lessons holds. */
export async function loadLesson(params: {
  courseId: string;
  moduleId: string;
  blockId: string;
}): Promise<Platform> {
  const { courseId, blockId } = params;
  const { course, modules, blocks } = await api('lessons.getStructure', { params: { courseId } });
  const { block } = await api('lessons.getBlock', { params });
  const contents = new Map([[blockId, block.content]]);
  return { course, modules, blocks, contents, media: await readyMedia(courseId), questions: [] };
}
