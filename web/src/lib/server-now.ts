/** The server's time when this page was opened, as its latest answer tells it; 0: none has. */
let opened = 0;

/** Takes the time that an answer of the server was sent at. */
export function hearTime({ headers }: Response): void {
  const told = Date.parse(headers.get('date') ?? '');
  if (told) opened = told - performance.now();
}

/**
 * The server's clock, in milliseconds since the epoch: what is said to have been saved was saved then, whatever the
 * clock of this device says (case 33). Until the server has answered, that of this device.
 */
export const serverNow = (): number => (opened ? opened + performance.now() : Date.now());
