/** The runtime cannot start, for a reason that its message tells in one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const full = 'The disk is full: make room, or choose another folder with LOCAL_DATA_DIR.';
const notWritable =
  'The data folder may not be written: choose another one with LOCAL_DATA_DIR, or change its rights.';

/** The system's refusals, in sentences for whoever started the platform. */
const systemRefusals: Record<string, string> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
};

/** One sentence for an error that whoever started the platform can do something about; undefined for others. */
export function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StartError || error.name === 'TemplateError') return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const known = systemRefusals[code];
  if (known) return `${known} (${code})`;
  return /(database or )?disk is full/i.test(error.message) ? full : undefined;
}
