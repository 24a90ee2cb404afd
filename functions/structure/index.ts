import { structure } from '#shared/contract/structure.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { changeBlocks } from './change-blocks.ts';
import { changeModules } from './change-modules.ts';
import { duplicate } from './duplicate.ts';
import { editBlocks } from './edit-blocks.ts';
import { get } from './get.ts';
import { listContents } from './list-contents.ts';
import { preview } from './preview.ts';
import { getBlockVersion, listBlockVersions } from './versions.ts';

export const handler = apiHandler(
  structure,
  {
    get,
    listContents,
    changeModules,
    changeBlocks,
    editBlocks,
    preview,
    listBlockVersions,
    getBlockVersion,
    duplicate,
  },
  createBaseDeps(),
);
