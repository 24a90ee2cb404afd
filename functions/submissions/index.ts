import { submissions as contract } from '#shared/contract/submissions.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { standingKeys } from '#functions/data/assignments/work-standing.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { agree } from './agree.ts';
import { allocate, assign, getAllocation } from './allocate.ts';
import { answerLook } from './answer-look.ts';
import { dealReview } from './deal-review.ts';
import { editableAssignmentKeys } from './editable-assignment.ts';
import { editableWorkKeys } from './editable-work.ts';
import { excuse } from './excuse.ts';
import { extend } from './extend.ts';
import { get } from './get.ts';
import {
  changeComment,
  keepComment,
  listComments,
  removeComment,
  useComment,
} from './kept-comments.ts';
import { list } from './list.ts';
import { listAssignments } from './list-assignments.ts';
import { listExtensions } from './list-extensions.ts';
import { listNotSubmitted } from './list-not-submitted.ts';
import { listPeerReviews } from './list-peer-reviews.ts';
import { listReleases } from './list-releases.ts';
import { listReviewers } from './list-reviewers.ts';
import { listToMark } from './list-to-mark.ts';
import { addMarker, changeMarker, courseKeys, listMarkers, removeMarker } from './markers.ts';
import { peerWorkKeys } from './peer-work.ts';
import { release } from './release.ts';
import { returnWork } from './return-work.ts';
import { saveMarking } from './save-marking.ts';
import { saveNote } from './save-note.ts';
import { startPeerReview } from './start-peer-review.ts';
import { takeReviewBack } from './take-review-back.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET } = readEnvironment('MEDIA_ORIGIN', 'ORIGIN_SECRET');
const deps = { ...createBaseDeps(), links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET) };

export const handler = apiHandler(
  contract,
  {
    // What was handed in.
    listAssignments,
    list,
    listNotSubmitted,
    listToMark,
    get,
    // What is said of it.
    saveMarking,
    agree,
    return: returnWork,
    saveNote,
    answerLook,
    // What its writers keep to say it again.
    listComments,
    keepComment,
    changeComment,
    useComment,
    removeComment,
    // From when on it is seen.
    release,
    listReleases,
    // What is different for single people.
    listExtensions,
    extend,
    excuse,
    // Who marks it.
    listMarkers,
    addMarker,
    changeMarker,
    removeMarker,
    getAllocation,
    allocate,
    assign,
    // What people review of one another.
    listPeerReviews,
    startPeerReview,
    listReviewers,
    dealReview,
    takeReviewBack,
  },
  deps,
  {
    list: editableAssignmentKeys,
    listNotSubmitted: editableAssignmentKeys,
    get: editableWorkKeys,
    saveMarking: editableWorkKeys,
    agree: editableWorkKeys,
    return: editableWorkKeys,
    saveNote: editableWorkKeys,
    answerLook: editableWorkKeys,
    release: editableAssignmentKeys,
    listReleases: editableAssignmentKeys,
    listExtensions: editableAssignmentKeys,
    extend: standingKeys,
    excuse: standingKeys,
    listMarkers: courseKeys,
    addMarker: courseKeys,
    changeMarker: courseKeys,
    removeMarker: courseKeys,
    getAllocation: editableAssignmentKeys,
    allocate: editableAssignmentKeys,
    assign: editableAssignmentKeys,
    listPeerReviews: editableAssignmentKeys,
    startPeerReview: editableAssignmentKeys,
    listReviewers: peerWorkKeys,
    dealReview: peerWorkKeys,
    takeReviewBack: peerWorkKeys,
  },
);
