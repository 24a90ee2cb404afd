const saves = new Map<string, Promise<void>>();

/** Saves of what somebody left while it was being saved: who opens it again waits for what was written there. */
export const leaving = {
  add: (id: string, save: Promise<void>): void => {
    saves.set(id, save);
    void save.finally(() => {
      if (saves.get(id) === save) saves.delete(id);
    });
  },
  ended: (id: string) => saves.get(id),
};
