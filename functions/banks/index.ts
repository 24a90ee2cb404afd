import { banks as contract } from '#shared/contract/banks.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { changeQuestions } from './change-questions.ts';
import { createQuestions } from './create-questions.ts';
import { bankKeys } from './editable-bank.ts';
import { get } from './get.ts';
import { getQuestions } from './get-questions.ts';
import { list } from './list.ts';
import { listQuestions } from './list-questions.ts';
import { listTags } from './list-tags.ts';
import { createRubric, deleteRubric, listRubrics, renameRubric } from './rubrics.ts';
import { updateQuestion } from './update-question.ts';
import { getQuestion, getVersion, listVersions } from './versions.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET } = readEnvironment('MEDIA_ORIGIN', 'ORIGIN_SECRET');
const deps = { ...createBaseDeps(), links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET) };

export const handler = apiHandler(
  contract,
  {
    list,
    get,
    listQuestions,
    getQuestions,
    listTags,
    getQuestion,
    listVersions,
    getVersion,
    createQuestions,
    updateQuestion,
    changeQuestions,
    listRubrics,
    createRubric,
    renameRubric,
    deleteRubric,
  },
  deps,
  {
    get: bankKeys,
    listQuestions: bankKeys,
    getQuestions: bankKeys,
    listTags: bankKeys,
    getQuestion: bankKeys,
    listVersions: bankKeys,
    getVersion: bankKeys,
    createQuestions: bankKeys,
    updateQuestion: bankKeys,
    changeQuestions: bankKeys,
  },
);
