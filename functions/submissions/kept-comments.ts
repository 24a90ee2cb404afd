import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { keptComments } from '#functions/data/assignments/kept-comments.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';

export const listComments: Operation<typeof contract.listComments, SubmissionsDeps> = async ({
  actor,
  page,
  deps,
}) => {
  const { items, last } = await keptComments.list(deps.table, actor.userId, page);
  return { items, nextCursor: page.cursor(last) };
};

export const keepComment: Operation<typeof contract.keepComment, SubmissionsDeps> = async ({
  actor,
  body,
  now,
  deps,
}) => {
  const comment = {
    ...body,
    commentId: deps.ids.ulid(now),
    uses: 0,
    savedAt: iso(now),
    version: 1,
  };
  return { response: comment, items: keptComments.create(actor.userId, comment) };
};

export const changeComment: Operation<typeof contract.changeComment, SubmissionsDeps> = async ({
  actor,
  body: { commentId, text, version },
  deps,
}) => {
  const comment = found(await keptComments.get(deps.table, actor.userId, commentId));
  expectVersion(version, comment, comment);
  const { next, item } = keptComments.change(actor.userId, comment, text);
  return { response: next, items: [item] };
};

export const useComment: Operation<typeof contract.useComment, SubmissionsDeps> = async ({
  actor,
  body: { commentId },
  deps,
}) => {
  const comment = found(await keptComments.get(deps.table, actor.userId, commentId));
  return {
    response: { ...comment, uses: comment.uses + 1 },
    items: [keptComments.use(actor.userId, comment)],
  };
};

/** Answers with what was deleted, so that it can be kept again. */
export const removeComment: Operation<typeof contract.removeComment, SubmissionsDeps> = async ({
  actor,
  body: { commentId },
  deps,
}) => {
  const comment = found(await keptComments.get(deps.table, actor.userId, commentId));
  return { response: comment, items: keptComments.remove(actor.userId, comment) };
};
