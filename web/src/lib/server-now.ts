/** The server's time as its latest answer told it, and the count of this device at that moment. */
let heard: readonly [told: number, at: number] | null = null;

/** Takes the time that an answer of the server was sent at. */
export function hearTime(answer: Response): void {
  const told = Date.parse(answer.headers.get('date') ?? '');
  if (told > 0) heard = [told, performance.now()];
}

/**
 * The server's clock, in milliseconds since the epoch: what is said to have been saved was saved then, whatever the
 * clock of this device says (case 33). Until the server has answered, that of this device.
 */
export const serverNow = (): number =>
  heard === null ? Date.now() : heard[0] + performance.now() - heard[1];
