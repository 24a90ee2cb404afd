import { groups as contract } from '#shared/contract/groups.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { allot, previewAllotment } from './allot.ts';
import { create, get, list, remove, update } from './groups.ts';
import { courseKeys, setKeys } from './load-set.ts';
import { join, leave, place } from './membership.ts';
import { listPeople } from './people.ts';
import { createSet, listSets, removeSet, updateSet } from './sets.ts';

export const handler = apiHandler(
  contract,
  {
    listSets,
    createSet,
    updateSet,
    removeSet,
    listPeople,
    list,
    get,
    create,
    update,
    remove,
    place,
    join,
    leave,
    previewAllotment,
    allot,
  },
  createBaseDeps(),
  {
    listSets: courseKeys,
    createSet: courseKeys,
    updateSet: setKeys,
    removeSet: setKeys,
    listPeople: setKeys,
    list: setKeys,
    get: setKeys,
    create: setKeys,
    update: setKeys,
    remove: setKeys,
    place: setKeys,
    join: setKeys,
    leave: setKeys,
    previewAllotment: setKeys,
    allot: setKeys,
  },
);
