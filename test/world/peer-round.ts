import type { Person, World } from './open-world.ts';

/** How works of an assignment are dealt out, and what came of it. */
export function peerRoundOf(
  { ok, runtime }: World,
  teacher: Person,
  params: { courseId: string; assignmentId: string },
) {
  return {
    press: async () => {
      await ok(teacher, 'submissions.startPeerReview', { params, body: {} });
      await runtime.drained();
    },
    seats: async () => {
      await runtime.drained();
      return ok(teacher, 'submissions.listPeerReviews', { params });
    },
  };
}
