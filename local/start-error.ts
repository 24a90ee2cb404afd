/** The runtime cannot start, for a reason that its message tells in one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
