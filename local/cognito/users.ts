import { CognitoError } from './cognito-error.ts';
import { normalizeEmail } from './normalize-email.ts';
import type { Store } from './store.ts';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

/** A person of the pool, whose verified e-mail address is a second name to sign in by. */
export interface User {
  /** Chosen by whoever makes the person, and never the `sub`. */
  username: string;
  sub: string;
  status: UserStatus;
  enabled: boolean;
  passwordHash: string | null;
  /** Without `sub`; `email` is normalised; `email_verified` is "true" or "false". */
  attributes: Record<string, string>;
  groups: string[];
  /** Milliseconds since the epoch. */
  createdAt: number;
  modifiedAt: number;
}

export interface UserPage {
  users: User[];
  /** Row number to go on after, or null at the end. */
  next: number | null;
}

export type UserFilter =
  | { field: 'all' }
  | { field: 'email' | 'username' | 'sub'; match: 'equals' | 'startsWith'; value: string }
  | { field: 'group'; value: string };

export interface Users {
  /** By username or verified e-mail address, in any case. */
  find(name: string): User | undefined;
  /** @throws UserNotFoundException */
  get(name: string): User;
  /**
   * @throws UsernameExistsException or AliasExistsException when the username or the verified address
   * is taken: the index decides, also between racers.
   */
  insert(user: User): void;
  /** @throws AliasExistsException when somebody else has the address verified. */
  save(user: User): void;
  remove(username: string): void;
  list(filter: UserFilter, page: { after: number; limit: number }): UserPage;
}

const conditions = {
  all: '1',
  equals: '= ?',
  startsWith: 'GLOB ?',
  group: "EXISTS (SELECT 1 FROM json_each(record, '$.groups') WHERE value = ?)",
};

export function createUsers(store: Store, now: () => number): Users {
  const { database } = store;
  const byUsername = database.prepare('SELECT record FROM users WHERE username = ?');
  const byAlias = database.prepare('SELECT record FROM users WHERE alias = ?');
  const users: Users = {
    find(name) {
      const email = normalizeEmail(name);
      const row = email === null ? byUsername.get(name) : byAlias.get(email);
      return row && (JSON.parse(String(row['record'])) as User);
    },
    get(name) {
      const user = users.find(name);
      if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
      return user;
    },
    insert(user) {
      writeUnique(() =>
        database
          .prepare('INSERT INTO users (username, sub, email, alias, record) VALUES (?, ?, ?, ?, ?)')
          .run(user.username, user.sub, emailOf(user), aliasOf(user), JSON.stringify(user)),
      );
    },
    save(user) {
      const record = JSON.stringify({ ...user, modifiedAt: now() });
      writeUnique(() =>
        database
          .prepare('UPDATE users SET email = ?, alias = ?, record = ? WHERE username = ?')
          .run(emailOf(user), aliasOf(user), record, user.username),
      );
    },
    remove(username) {
      database.prepare('DELETE FROM users WHERE username = ?').run(username);
      store.removeOwned(username);
    },
    list(filter, { after, limit }) {
      const { condition, values } = toSql(filter);
      const rows = database
        .prepare(`SELECT id, record FROM users WHERE id > ? AND ${condition} ORDER BY id LIMIT ?`)
        .all(after, ...values, limit + 1);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        users: page.map((row) => JSON.parse(String(row['record'])) as User),
        next: rows.length > limit && last ? Number(last['id']) : null,
      };
    },
  };
  return users;
}

function toSql(filter: UserFilter): { condition: string; values: string[] } {
  if (filter.field === 'all') return { condition: conditions.all, values: [] };
  if (filter.field === 'group') return { condition: conditions.group, values: [filter.value] };
  const value =
    filter.match === 'equals' ? filter.value : `${filter.value.replace(/[*?[]/g, '[$&]')}*`;
  return { condition: `${filter.field} ${conditions[filter.match]}`, values: [value] };
}

const emailOf = (user: User) => user.attributes['email'] ?? '';

/** An address that nobody has proved to be theirs is no name: any number of people may claim it. */
const aliasOf = (user: User) =>
  user.attributes['email_verified'] === 'true' ? emailOf(user) : null;

function writeUnique(write: () => void): void {
  try {
    write();
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.includes('UNIQUE constraint failed: users.alias')) {
      throw new CognitoError('AliasExistsException', 'An account with the email already exists.');
    }
    if (message.includes('UNIQUE constraint failed: users.username')) {
      throw new CognitoError('UsernameExistsException', 'User already exists');
    }
    throw error;
  }
}
