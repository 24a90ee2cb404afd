import { withoutAccents } from '#shared/policies/fold.ts';
import { percentEncode } from './percent-encode.ts';

/**
 * The header of a download (RFC 6266): an ASCII name for the old and the whole name for the rest.
 * Whatever the name holds, it cannot leave its quotes or its line.
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = withoutAccents(fileName).replace(/[^\x20-\x7e]|["\\%;]/gu, '_');
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${percentEncode(fileName)}`;
}
