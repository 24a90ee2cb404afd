import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '#local/cognito/options.ts';
import type { Credentials } from '#local/iam/credentials.ts';
import type { Mail, NewMail } from '#local/outbox/mail.ts';
import type { Consumed } from './consumed-capacity.ts';

export type FrontCall = {
  /** `anonymous` for a browser's call to the user pool. */
  functionRole: string;
  service: 'dynamodb' | 'cognito-idp' | 'ses';
  /** The API's operation: `TransactWriteItems`, `AdminGetUser`, `jwks`. */
  action: string;
  /** ARNs, separated by a blank where a call touches several. */
  resource: string;
};

export type FinishedCall = FrontCall & {
  status: number;
  ms: number;
  /** DynamoDB only, and only of calls that succeeded. */
  consumedCapacity?: Consumed;
};

/**
 * The faults that can be played for a call. `reset-after`: the work is done and the answer lost; `delay`: the work is
 * done `ms` later; `unprocessed`: a batch of reads is answered without any of them, as when the table is throttled; the
 * others refuse before anything is done.
 */
export type Fault = {
  kind: 'throttle' | 'conflict' | 'delay' | 'reset-after' | 'unprocessed' | '500';
  /** For `delay`. */
  ms?: number;
};

export type FrontOptions = {
  credentials: Credentials;
  /** Asked at each call: an engine may come back elsewhere. */
  dynamodbEndpoint(): string;
  region: string;
  account: string;
  /** Hears of each call that a role does not allow. */
  onRefused?: (message: string) => void;
  tableArn(name: string): string;
  /** The attributes that make the key of a table. */
  keyNames(table: string): string[];
  s3: { handle(request: IncomingMessage, response: ServerResponse): void | Promise<void> };
  cognito: {
    issuer: string;
    handleApi(
      request: IncomingMessage,
      response: ServerResponse,
      body: Buffer,
      caller: Caller,
    ): Promise<void>;
    jwks(): object;
    openidConfiguration(): object;
  };
  /** Keeps a mail that SES was asked to send. */
  mail(mail: NewMail): Pick<Mail, 'id'>;
  /** Plays `/_local/*`; false when it does not know the path. */
  local(request: IncomingMessage, response: ServerResponse): boolean;
  /** Milliseconds since the epoch; left out: the wall clock. */
  now?(): number;
  /** Told of each finished call to DynamoDB, Cognito and SES. */
  onCall?(call: FinishedCall): void;
  /** Whether it is told the capacity too, which costs a parse of each answer; left out: always. */
  measuresCapacity?(): boolean;
  /** Asked before a call reaches the table: it is on its way until the promise is kept, and holds no item yet. */
  underWay?(call: FrontCall): Promise<unknown> | undefined;
  /** Asked before each call to DynamoDB, Cognito and SES; undefined lets it pass. */
  fault?(call: FrontCall): Fault | undefined;
};
