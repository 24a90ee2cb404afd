const saves = new Map<string, Promise<void>>();

/** Saves of blocks whose editor was left meanwhile: who opens one again waits for what was written there. */
export const leaving = {
  add: (blockId: string, save: Promise<void>): void => {
    saves.set(blockId, save);
    void save.finally(() => {
      if (saves.get(blockId) === save) saves.delete(blockId);
    });
  },
  ended: (blockId: string) => saves.get(blockId),
};
