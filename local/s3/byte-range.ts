import { S3Error } from './s3-error.ts';

export interface ByteRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/**
 * Reads one `Range` header against a size. Several ranges and syntax errors are ignored, as S3
 * does (undefined: the whole object).
 * @throws S3Error InvalidRange when no byte of it lies within the object
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end)
    throw new S3Error('InvalidRange', 'The requested range is not satisfiable', {
      'content-range': `bytes */${size}`,
    });
  return { start, end };
}
