import type { SnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import type { Derivation } from '../platform/derivation.ts';
import { atOnce } from '../platform/stream-handler.ts';
import { indexCourses } from './catalog/index-courses.ts';
import { keepInvitationLists } from './invitation-lists/keep-invitation-lists.ts';
import { countOutlines } from './outline/count-outline.ts';
import { keepUses } from './uses/keep-uses.ts';

/** The derivations from courses, their outlines and the invitations to them. */
export const derivedFromCourses = ({
  table,
  truth,
  store,
}: Derivation & { store: SnapshotStore }) => [
  atOnce(['Course', 'Module', 'Block'], (records) => indexCourses({ store, truth }, records)),
  atOnce(['Course', 'Module', 'Block', 'GradingScheme', 'GradeItem'], (records) =>
    countOutlines(records, { table, truth }),
  ),
  atOnce(['Course', 'Block'], (records) => keepUses(records, { table, truth })),
  atOnce(['Invitation'], (records) => keepInvitationLists(records, { table, truth })),
];
