import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { defaultPreferences } from '#shared/policies/default-preferences.ts';
import {
  accountStatusSchema,
  everyMail,
  mailChoicesSchema,
  preferencesSchema,
  teacherRequestStateSchema,
} from '#shared/schemas/account-parts.ts';
import { roleSchema, type Role } from '#shared/schemas/roles.ts';
import { languageSchema } from '#shared/schemas/text.ts';
import { index, indexPartitions, keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import { unchangedSince, versioned } from '#functions/data/table/versioned.ts';

/** A session that its person ended, and when; before that was kept, the name alone was. */
const endedSession = z.union([
  z.object({ sessionId: z.string(), at: z.string() }),
  z.string().transform((sessionId) => ({ sessionId, at: '' })),
]);
type EndedSession = z.infer<typeof endedSession>;

/** The choices of somebody who has not chosen: people who just came, and records from before there was a choice. */
export const unchosen = {
  headline: null,
  timeZone: 'UTC',
  preferences: defaultPreferences,
  mails: everyMail,
  deletionRequestedAt: null,
  erasureDueAt: null,
  poolRoles: null,
  photoId: null,
  endedSessions: [] as EndedSession[],
  othersEnded: null,
};

/**
 * A person. `roles` is null until an admin set them in the app; from then on a token that was
 * issued before `rolesSyncedAt` (or while that is null: the pool has not heard yet) is cut to them.
 */
export const profileRecord = z.object({
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  bio: z.string(),
  headline: z.string().nullable().default(unchosen.headline),
  language: languageSchema,
  timeZone: z.string().default(unchosen.timeZone),
  preferences: preferencesSchema.default(unchosen.preferences),
  mails: mailChoicesSchema
    .extend({ reviews: z.boolean().default(everyMail.reviews) })
    .default(unchosen.mails),
  status: accountStatusSchema,
  roles: z.array(roleSchema).nullable(),
  /** The pool's groups at the last sign-in, where no admin has set roles: what lists of people go by. */
  poolRoles: z.array(roleSchema).nullable().default(unchosen.poolRoles),
  rolesSyncedAt: z.string().nullable(),
  teacherRequest: teacherRequestStateSchema.nullable(),
  deletionRequestedAt: z.string().nullable().default(unchosen.deletionRequestedAt),
  /** The instant when the account goes, if an admin has ordered it and nobody took it back. */
  erasureDueAt: z.string().nullable().default(unchosen.erasureDueAt),
  /** The file that shows the person. */
  photoId: z.string().nullable().default(unchosen.photoId),
  /** Sessions that the person ended, for as long as they could be renewed. */
  endedSessions: z.array(endedSession).default(unchosen.endedSessions),
  /** The instant when the person ended all sessions but one, or all. */
  othersEnded: z
    .object({ at: z.string(), kept: z.string().nullable() })
    .nullable()
    .default(unchosen.othersEnded),
  createdAt: z.string(),
  version: z.number(),
});
export type Profile = z.infer<typeof profileRecord>;

/** The parts of a name, and the photo beside it. */
export const personRecord = profileRecord.pick({
  userId: true,
  firstName: true,
  lastName: true,
  photoId: true,
});

export const fullName = (person: Pick<Profile, 'firstName' | 'lastName'>) =>
  `${person.firstName} ${person.lastName}`.trim();

const toItem = (profile: Profile): Item => ({
  ...keys.profile(profile.userId),
  ...index.people(profile.lastName, profile.firstName, profile.userId),
  entity: 'Profile',
  ...profile,
});

export const profiles = {
  get: (table: Table, userId: string) => table.get(profileRecord, keys.profile(userId)),

  /** Everybody, by last name; a page. */
  list: (table: Table, page: { limit: number; start: Item | undefined }) =>
    table.queryIndex(profileRecord, indexPartitions.people, page),

  /** Display names by id; somebody who is gone is not in the map. */
  async names(table: Table, userIds: string[]): Promise<Map<string, string>> {
    if (userIds.length === 0) return new Map();
    const people = await table.batchGet(personRecord, userIds.map(keys.profile));
    return new Map(people.map((person) => [person.userId, fullName(person)]));
  },

  /** Some people by id, for display; somebody who is gone is not in the map. */
  async byId(table: Table, userIds: string[]): Promise<Map<string, Profile>> {
    if (userIds.length === 0) return new Map();
    const people = await table.batchGet(profileRecord, userIds.map(keys.profile));
    return new Map(people.map((person) => [person.userId, person]));
  },

  create: (profile: Profile): TransactionItem => ({
    label: 'profile',
    put: toItem(profile),
    condition: 'attribute_not_exists(pk)',
  }),

  /**
   * Replaces a profile that is still at `before.version`.
   * @param present makes what the caller may see of the profile that is there instead
   */
  replace: (
    before: Profile,
    changes: Partial<Profile>,
    present?: (current: Profile) => unknown,
  ): { next: Profile; item: TransactionItem } => {
    const next = { ...before, ...changes, version: before.version + 1 };
    const current = present && ((item: Item) => present(profileRecord.parse(item)));
    return { next, item: versioned(toItem(next), before.version, 'profile', current) };
  },

  /** Sets the address that the pool has verified. The version rises: people are found by it. */
  setEmail: (table: Table, userId: string, email: string) =>
    table.update({
      Key: keys.profile(userId),
      UpdateExpression: 'SET email = :email ADD #version :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':email': email, ':one': 1 },
    }),

  /** Ends all sessions from outside of any; a person whom we do not know yet has none. */
  async endSessions(table: Table, userId: string, at: string): Promise<void> {
    try {
      await table.update({
        Key: keys.profile(userId),
        // The version rises, so that an edit that was begun before cannot write the mark away.
        UpdateExpression: 'SET endedSessions = :none, othersEnded = :all ADD #version :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':none': [], ':all': { at, kept: null }, ':one': 1 },
      });
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },

  /** Refuses a transaction where a profile is no more as it was read. */
  checkUnchanged: (userId: string, read: Pick<Profile, 'version'> | null): TransactionItem => ({
    label: 'profile-read',
    check: keys.profile(userId),
    ...unchangedSince(read),
  }),

  /** Notes what the pool says of somebody's groups; whoever changes the profile at the same time goes before. */
  async notePoolRoles(table: Table, before: Profile, poolRoles: Role[]): Promise<void> {
    try {
      await table.commit([profiles.replace(before, { poolRoles }).item]);
    } catch (error) {
      if (!(error instanceof RuleRefused)) throw error;
    }
  },

  /**
   * Notes that the pool has heard of this version of the profile. No edit: the version stays.
   * @returns false where the profile has changed since: that change will be told in its turn
   */
  async markSynced(table: Table, { userId, version }: Profile, at: string): Promise<boolean> {
    try {
      await table.update({
        Key: keys.profile(userId),
        UpdateExpression: 'SET rolesSyncedAt = :at',
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':at': at, ':version': version },
      });
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  },
};
