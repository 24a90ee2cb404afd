import { mediaOf } from '#shared/questions/registry.ts';
import { isDeepStrictEqual } from 'node:util';
import type { banks as contract } from '#shared/contract/banks.ts';
import type { Operation } from '#functions/api/operation.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import { questionWrites } from '#functions/data/banks/question-writes.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { BanksDeps } from './deps.ts';
import { editableQuestionOf } from './editable-bank.ts';
import { expectReady, headOf } from './head-of.ts';
import { nameQuestionMedia } from './name-media.ts';
import { presentQuestion, presentRow } from './present-question.ts';

/** Another content is another version; what it replaces stays as it was. */
export const updateQuestion: Operation<typeof contract.updateQuestion, BanksDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { bank, head } = await editableQuestionOf(deps.table, actor, params, now);
  const { questionId, contentVersion } = head;
  const before = found(await questionVersions.get(deps.table, questionId, contentVersion));
  if (body.version !== head.version)
    throw new AppError('stale_version', {
      current: await presentQuestion(head, before, deps, now),
    });
  const { version: _, content = before.content, ...changes } = body;
  const version = head.version + 1;
  const revised = !isDeepStrictEqual(content, before.content);
  const { next, item } = questionWrites.change(
    head,
    {
      ...changes,
      // What it lacks is what it lacks by the rules of today.
      ...headOf(content),
      version,
      ...(revised && {
        contentVersion: version,
        versions: head.versions + 1,
        mediaIds: [...new Set([...head.mediaIds, ...mediaOf(content)])],
      }),
    },
    iso(now),
  );
  expectReady(next, ['status']);
  if (!revised) return { response: presentRow(next), items: [item] };
  const naming = await nameQuestionMedia(deps.table, bank, [
    { content, path: ['content'], before: head.mediaIds },
  ]);
  const saved = { version, savedBy: actor.userId, savedAt: iso(now), content };
  return {
    response: presentRow(next),
    items: [item, questionVersions.put({ questionId, ...saved }), ...naming],
  };
};
