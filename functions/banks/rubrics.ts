import type { banks as contract } from '#shared/contract/banks.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { rubricTemplates } from '#functions/data/rubrics/rubric-templates.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';

export const listRubrics: Operation<typeof contract.listRubrics, BaseDeps> = async ({
  actor,
  page,
  deps,
}) => {
  const { items, last } = await rubricTemplates.list(deps.table, actor.userId, page);
  return { items, nextCursor: page.cursor(last) };
};

export const createRubric: Operation<typeof contract.createRubric, BaseDeps> = async ({
  actor,
  body,
  now,
  deps,
}) => {
  const template = { ...body, rubricId: deps.ids.ulid(now), savedAt: iso(now), version: 1 };
  return { response: template, items: rubricTemplates.create(actor.userId, template) };
};

export const renameRubric: Operation<typeof contract.renameRubric, BaseDeps> = async ({
  actor,
  params,
  body,
  deps,
}) => {
  const template = found(await rubricTemplates.get(deps.table, actor.userId, params.rubricId));
  expectVersion(body.version, template, template);
  const { next, item } = rubricTemplates.rename(actor.userId, template, body.name);
  return { response: next, items: [item] };
};

/** Answers with what was deleted, so that it can be saved again. */
export const deleteRubric: Operation<typeof contract.deleteRubric, BaseDeps> = async ({
  actor,
  params,
  deps,
}) => {
  const template = found(await rubricTemplates.get(deps.table, actor.userId, params.rubricId));
  return { response: template, items: rubricTemplates.remove(actor.userId, template) };
};
