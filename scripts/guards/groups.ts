import type { Guard } from './guard.ts';

const moves = 'functions/events/projections/groups/allot-people.test.ts';
const story = 'test/api/groups.test.ts';

/** The lines on which the groups of a course rest. */
export const groupGuards: Guard[] = [
  {
    case: 46,
    what: 'the work of a removed group that other dates go on to hold for',
    file: 'functions/events/projections/groups/sweep-extensions.ts',
    guard: 'if (own?.team) continue;',
    without: '',
    test: 'functions/events/projections/groups/sweep-extensions.test.ts',
  },
  {
    case: 17,
    what: 'the place in the course of each who comes into a group',
    file: 'functions/data/groups/memberships.ts',
    guard: '...userIds.map((userId) => learners.expectIn({ userId, courseId })),',
    without: '',
    test: story,
  },
  {
    case: 23,
    what: 'the group that is for who is in it',
    file: 'functions/groups/groups.ts',
    guard: "if (!canEdit && ownId !== params.groupId) throw new AppError('not_found');",
    without: '',
    test: story,
  },
  {
    case: 23,
    what: 'the groups of a set that is not open to choice',
    file: 'functions/groups/groups.ts',
    guard: 'if (!reader.canEdit && set.choice === null) {',
    without: 'if (!reader.canEdit && set.choice === null && own === null) {',
    test: story,
  },
  {
    case: 84,
    what: 'the last place of a group',
    file: 'functions/data/groups/groups.ts',
    guard: "condition: 'attribute_exists(pk) AND size(members) <= :room',",
    without: "condition: 'attribute_exists(pk) AND (size(members) <= :room OR :room > :one)',",
    test: moves,
  },
  {
    case: 93,
    what: 'that who left has not come back',
    file: 'functions/events/projections/groups/leave-groups.ts',
    guard: 'learners.expectOut(who),',
    without: '',
    test: moves,
  },
];
