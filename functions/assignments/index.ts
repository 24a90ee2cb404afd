import { assignments as contract } from '#shared/contract/assignments.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { assignmentKeys } from '#functions/data/assignments/assignment-view.ts';
import { keyParts, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { get } from './get.ts';
import { getSubmission } from './get-submission.ts';
import { list } from './list.ts';
import { readFeedback } from './read-feedback.ts';
import { saveDraft } from './save-draft.ts';
import { standingKeys } from './standing.ts';
import { submit } from './submit.ts';
import { withdraw } from './withdraw.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET } = readEnvironment('MEDIA_ORIGIN', 'ORIGIN_SECRET');
const deps = { ...createBaseDeps(), links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET) };

type Place = Omit<WorkPlace, 'userId'>;
type Numbered = Place & { number: number };

/** What came of a submission, with the submission itself. */
const numberedKeys = ({ number, ...params }: Numbered, userId: string): Key[] => {
  const parts = keyParts({ ...params, userId });
  return [keys.submissions(...parts), keys.submission(...parts, number)];
};
const placeKeys = (params: Place, userId: string) => assignmentKeys({ ...params, userId });

export const handler = apiHandler(
  contract,
  { list, get, saveDraft, submit, withdraw, getSubmission, readFeedback },
  deps,
  {
    get: ({ assignmentId }) => [keys.blockContent(assignmentId)],
    saveDraft: placeKeys,
    submit: (params, userId) => [
      ...placeKeys(params, userId),
      ...standingKeys({ ...params, userId }),
    ],
    withdraw: ({ number, ...params }, userId) => [
      ...placeKeys(params, userId),
      keys.submission(...keyParts({ ...params, userId }), number),
      keys.mark(userId, params.courseId, params.assignmentId),
    ],
    getSubmission: numberedKeys,
    readFeedback: numberedKeys,
  },
);
