import { assignments as contract } from '#shared/contract/assignments.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { assignmentKeys } from '#functions/data/assignments/assignment-view.ts';
import { groupWorkKey } from '#functions/data/assignments/group-works.ts';
import { keyParts, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { get } from './get.ts';
import { getSubmission } from './get-submission.ts';
import { getPeerTask } from './get-peer-task.ts';
import { list } from './list.ts';
import { readFeedback } from './read-feedback.ts';
import { requestLook } from './request-look.ts';
import { saveDraft } from './save-draft.ts';
import { savePeerReview } from './save-peer-review.ts';
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
  return [
    groupWorkKey({ ...params, userId }),
    keys.submissions(...parts),
    keys.submission(...parts, number),
  ];
};
/** The same with the request for another look that may have come of it, and until when there may be one. */
const lookedKeys = ({ number, ...params }: Numbered, userId: string): Key[] => [
  ...numberedKeys({ number, ...params }, userId),
  keys.lookRequest(...keyParts({ ...params, userId }), number),
  keys.block(params.courseId, params.assignmentId),
];
const placeKeys = (params: Place, userId: string) => assignmentKeys({ ...params, userId });
/** What somebody is to review, with what they wrote. */
const taskKeys = ({ taskId }: { taskId: string }, userId: string): Key[] => [
  keys.peerTask(userId, taskId),
  keys.peerReview(userId, taskId),
];

export const handler = apiHandler(
  contract,
  {
    list,
    get,
    saveDraft,
    submit,
    withdraw,
    getSubmission,
    readFeedback,
    requestLook,
    getPeerTask,
    savePeerReview,
  },
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
    getSubmission: lookedKeys,
    readFeedback: numberedKeys,
    getPeerTask: taskKeys,
    savePeerReview: taskKeys,
    requestLook: lookedKeys,
  },
);
