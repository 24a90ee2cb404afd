/** The length of a file while it is not known yet: the least that can be stored. */
export const unmeasured = 1;

const longest = 86_400;

/** Measures the length of a file in whole seconds, as the browser reads it from its head; null: it cannot tell. */
export const measureLength = (kind: 'video' | 'audio', url: string): Promise<number | null> =>
  new Promise((resolve) => {
    const player = document.createElement(kind);
    player.preload = 'metadata';
    player.addEventListener('loadedmetadata', () => {
      const seconds = Math.round(player.duration);
      resolve(Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), longest) : null);
    });
    player.addEventListener('error', () => resolve(null));
    player.src = url;
  });
