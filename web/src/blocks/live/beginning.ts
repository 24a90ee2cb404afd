import type { Beginning } from '../begin/beginning.ts';

export const liveBeginning = {
  asks: 'nothing',
  content: () => ({
    kind: 'live',
    day: 0,
    time: '18:00',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    joinAddress: null,
    recordingMediaId: null,
  }),
} as const satisfies Beginning<'live'>;
