import type { Guard } from './guard.ts';

const perform = 'functions/api/chain/perform.ts';
const transaction = 'functions/data/transaction.ts';

/** At once, and when things fail. */
export const faultGuards: Guard[] = [
  {
    case: 48,
    what: 'the gateway’s clock in a link',
    file: 'functions/platform/media-links.ts',
    guard: 'const expires = Math.floor(now / 1000) + linkSeconds;',
    without: 'const expires = Math.floor(Date.now() / 1000) + linkSeconds;',
    test: 'test/security/clock.test.ts',
  },
  {
    case: 84,
    what: 'the condition of a seat',
    file: 'functions/data/seats.ts',
    guard: "'(attribute_not_exists(#capacity) OR taken < #capacity)'",
    without: "'(attribute_not_exists(#capacity) OR attribute_exists(#capacity))'",
    test: 'test/security/concurrency.test.ts',
  },
  {
    case: 85,
    what: 'the version that an edit replaces',
    file: 'functions/data/versioned.ts',
    guard: "condition: '#version = :before',",
    without: "condition: '#version = :before OR attribute_exists(#version)',",
    test: 'test/security/concurrency.test.ts',
  },
  {
    case: 87,
    what: 'another try after a conflict',
    file: transaction,
    guard: 'const attempts = 6;',
    without: 'const attempts = 1;',
    test: 'test/security/faults.test.ts',
  },
  {
    case: 89,
    what: 'the person and the route of a key',
    file: 'functions/data/idempotency.ts',
    guard: '[intent.userId, intent.routeId, intent.key]',
    without: '[intent.key]',
    test: 'test/security/idempotency.test.ts',
  },
  {
    case: 89,
    what: 'the request that a key belongs to',
    file: 'functions/data/idempotency.ts',
    guard:
      "if (found.requestHash !== sha256(intent.request)) throw new AppError('idempotency_key_reused');",
    without: '',
    test: 'test/security/idempotency.test.ts',
  },
  {
    case: 89,
    what: 'the memory of an answer',
    file: perform,
    guard: 'if (remembered !== undefined) return remembered;',
    without: '',
    test: 'test/security/idempotency.test.ts',
  },
  {
    case: 90,
    what: 'the look for the answer of a twin',
    file: perform,
    guard: 'if (answer === undefined) throw error;',
    without: 'if (answer !== null) throw error;',
    test: 'test/security/faults.test.ts',
  },
  {
    case: 91,
    what: 'the end of waiting for the table',
    file: 'functions/data/table.ts',
    guard: 'throwOnRequestTimeout: true',
    without: 'throwOnRequestTimeout: false',
    test: 'test/security/faults.test.ts',
  },
  {
    case: 92,
    what: 'the one transaction',
    file: transaction,
    guard: `await documents.send(
        new TransactWriteCommand({ TransactItems: items.map((item) => toWrite(item, table)) }),
      );`,
    without: `for (const item of items)
        await documents.send(new TransactWriteCommand({ TransactItems: [toWrite(item, table)] }));`,
    test: 'test/performance/chaos-sample.test.ts',
  },
  {
    case: 93,
    what: 'the mark of what was counted',
    file: 'functions/events/projections/count-change.ts',
    guard: 'if (last && last.version >= contribution.version) return;',
    without: '',
    test: 'functions/events/projections/count-change.test.ts',
  },
  {
    case: 94,
    what: 'the halving of a batch',
    file: 'lib/constructs/event-function.ts',
    guard: 'bisectBatchOnError: true,',
    without: 'bisectBatchOnError: false,',
    test: 'test/infra/events.test.ts',
  },
  {
    case: 94,
    what: 'the consumers that each go on',
    file: 'functions/events/platform/stream-handler.ts',
    guard: 'return { record, error };',
    without: 'throw error;',
    test: 'functions/events/platform/stream-handler.test.ts',
  },
  {
    case: 99,
    what: 'the fault that is ours',
    file: 'functions/platform/token-verifier.ts',
    guard: 'throw cause instanceof AppError ? cause : unauthenticated(cause);',
    without: 'throw unauthenticated(cause);',
    test: 'test/security/faults.test.ts',
  },
];
