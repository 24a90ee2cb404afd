import { CognitoError } from './cognito-error.ts';
import { normalizeEmail } from './normalize-email.ts';
import type { Store } from './store.ts';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

/** A person of the pool. As in a pool that signs in by e-mail, the username is the `sub`. */
export interface User {
  username: string;
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
  | { field: 'email' | 'username'; match: 'equals' | 'startsWith'; value: string }
  | { field: 'group'; value: string };

export interface Users {
  /** By username (which is the sub) or e-mail address. */
  find(name: string): User | undefined;
  /** @throws UserNotFoundException */
  get(name: string): User;
  /** @throws UsernameExistsException when the address is taken: the index decides, also between racers. */
  insert(user: User): void;
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
  const byEmail = database.prepare('SELECT record FROM users WHERE email = ?');
  const users: Users = {
    find(name) {
      const email = normalizeEmail(name);
      const row = email === null ? byUsername.get(name) : byEmail.get(email);
      return row && (JSON.parse(String(row['record'])) as User);
    },
    get(name) {
      const user = users.find(name);
      if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
      return user;
    },
    insert(user) {
      writeUnique('UsernameExistsException', () =>
        database
          .prepare('INSERT INTO users (username, email, record) VALUES (?, ?, ?)')
          .run(user.username, user.attributes['email'] ?? '', JSON.stringify(user)),
      );
    },
    save(user) {
      const record = JSON.stringify({ ...user, modifiedAt: now() });
      writeUnique('AliasExistsException', () =>
        database
          .prepare('UPDATE users SET email = ?, record = ? WHERE username = ?')
          .run(user.attributes['email'] ?? '', record, user.username),
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

function writeUnique(conflict: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE constraint failed')) {
      throw new CognitoError(conflict, 'An account with the given email already exists.');
    }
    throw error;
  }
}
