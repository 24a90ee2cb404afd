import { S3Error } from './s3-error.ts';

export interface PostPolicy {
  conditions: Condition[];
  /** Bytes, both included. */
  contentLength: { min: number; max: number };
}

type Condition = { match: 'eq' | 'starts-with'; field: string; value: string };

const UNCHECKED = new Set(['file', 'policy', 'x-amz-signature', 'awsaccesskeyid', 'signature']);
const MAX_FILE = 5 * 1024 ** 3;

/**
 * Reads the policy of a browser upload ("POST Policy" in the S3 reference).
 * @param encoded the form's `policy` field, base64
 * @param now milliseconds since the epoch
 * @throws S3Error InvalidPolicyDocument; AccessDenied when it has expired
 */
export function parsePostPolicy(encoded: string, now: number): PostPolicy {
  const document = parseJson(encoded);
  if (!isRecord(document) || !Array.isArray(document['conditions'])) throw invalid('no conditions');
  const expiration = Date.parse(String(document['expiration']));
  if (Number.isNaN(expiration)) throw invalid('no expiration');
  if (now >= expiration) throw denied('Policy expired.');

  const policy: PostPolicy = { conditions: [], contentLength: { min: 0, max: MAX_FILE } };
  for (const condition of document['conditions'] as unknown[]) {
    if (!Array.isArray(condition)) {
      if (!isRecord(condition)) throw invalid('a condition of an unknown shape');
      for (const [field, value] of Object.entries(condition))
        policy.conditions.push({ match: 'eq', field: field.toLowerCase(), value: String(value) });
      continue;
    }
    const [kind, first, second] = condition as unknown[];
    const match = String(kind).toLowerCase();
    if (match === 'content-length-range') {
      const [min, max] = [Number(first), Number(second)];
      if (!Number.isInteger(min) || !Number.isInteger(max)) throw invalid('a range of no numbers');
      policy.contentLength.min = Math.max(policy.contentLength.min, min);
      policy.contentLength.max = Math.min(policy.contentLength.max, max);
    } else if (match === 'eq' || match === 'starts-with') {
      const field = String(first);
      if (!field.startsWith('$')) throw invalid('a condition without a field');
      policy.conditions.push({
        match,
        field: field.slice(1).toLowerCase(),
        value: String(second),
      });
    } else throw invalid(`the unknown condition ${String(kind)}`);
  }
  return policy;
}

/**
 * Holds a form's fields against its policy: each condition must be met, and each field that is not
 * exempt must be named by a condition.
 * @param fields names in lower case, `${filename}` already replaced, with the bucket among them
 * @throws S3Error AccessDenied
 */
export function checkPostPolicy(policy: PostPolicy, fields: ReadonlyMap<string, string>): void {
  for (const { match, field, value } of policy.conditions) {
    const given = fields.get(field);
    const met =
      match === 'eq'
        ? given === value
        : field === 'content-type'
          ? given?.split(',').every((each) => each.trim().startsWith(value))
          : given?.startsWith(value);
    if (!met) throw denied(`Policy Condition failed: ["${match}", "$${field}", "${value}"]`);
  }
  const covered = new Set(policy.conditions.map((condition) => condition.field));
  const extra = [...fields.keys()].filter(
    (name) => !covered.has(name) && !UNCHECKED.has(name) && !name.startsWith('x-ignore-'),
  );
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`);
}

function parseJson(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as unknown;
  } catch {
    throw invalid('no JSON');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(reason: string): S3Error {
  return new S3Error('InvalidPolicyDocument', `Invalid Policy: ${reason}.`);
}

function denied(reason: string): S3Error {
  return new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`);
}
