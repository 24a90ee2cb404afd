import { lessons as contract } from '#shared/contract/lessons.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { blockKeys } from '#functions/data/lessons/block-view.ts';
import { findingsKeys } from '#functions/data/lessons/findings-of.ts';
import { ownLessonKeys } from '#functions/data/lessons/lesson-view.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { createBlocks } from './create-blocks.ts';
import { changeBlocks } from './change-blocks.ts';
import { changeModules } from './change-modules.ts';
import { editBlocks } from './edit-blocks.ts';
import { findBlock, foundKeys } from './find-block.ts';
import { getBlock } from './get-block.ts';
import { getStructure } from './get-structure.ts';
import { listContents } from './list-contents.ts';
import { createModule, updateModule } from './modules.ts';
import { preview } from './preview.ts';
import { updateBlock } from './update-block.ts';
import { getBlockVersion, listBlockVersions } from './versions.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET } = readEnvironment('MEDIA_ORIGIN', 'ORIGIN_SECRET');
const deps = { ...createBaseDeps(), links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET) };

export const handler = apiHandler(
  contract,
  {
    getStructure,
    listContents,
    createModule,
    updateModule,
    getBlock,
    findBlock,
    createBlocks,
    updateBlock,
    changeModules,
    changeBlocks,
    editBlocks,
    preview,
    listBlockVersions,
    getBlockVersion,
  },
  deps,
  {
    getStructure: findingsKeys,
    getBlock: ownLessonKeys,
    findBlock: foundKeys,
    updateBlock: (params) => blockKeys(params, null),
  },
);
