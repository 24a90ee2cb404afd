import { parseQuery, rawPath } from '../aws/uri.ts';
import { S3Error } from './s3-error.ts';

export interface Target {
  bucket: string;
  /** Empty for the bucket itself. */
  key: string;
  query: Map<string, string>;
}

/**
 * Reads `/BUCKET/KEY?QUERY` (path style).
 * @throws S3Error InvalidURI
 */
export function parseTarget(url: string): Target {
  const path = rawPath(url);
  const slash = path.indexOf('/', 1);
  try {
    return {
      bucket: decodeURIComponent(path.slice(1, slash < 0 ? undefined : slash)),
      key: slash < 0 ? '' : decodeURIComponent(path.slice(slash + 1)),
      query: new Map(parseQuery(url)),
    };
  } catch {
    throw new S3Error('InvalidURI', "Couldn't parse the specified URI.");
  }
}

/**
 * The headers that count for the operation: a presigned query may carry `x-amz-…` ones.
 * Duplicates were already joined by Node.
 */
export function effectiveHeaders(
  headers: NodeJS.Dict<string | string[]>,
  query: Map<string, string>,
): Record<string, string | undefined> {
  const effective: Record<string, string | undefined> = {};
  for (const [name, value] of query)
    if (/^x-amz-/i.test(name)) effective[name.toLowerCase()] = value;
  for (const [name, value] of Object.entries(headers))
    effective[name] = Array.isArray(value) ? value.join(', ') : value;
  return effective;
}
