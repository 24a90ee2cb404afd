export interface ThrottleSettings {
  /** Requests a second. */
  rate: number;
  /** Requests at once. */
  burst: number;
}

/** A token bucket: answers whether one more request may pass. `now` in milliseconds. */
export function createThrottle({ rate, burst }: ThrottleSettings, now: () => number) {
  let tokens = burst;
  let last = now();
  return (): boolean => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - last) / 1000) * rate);
    last = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
