import { createStore } from '#web/lib/create-store.ts';

/** Whether anything was uploaded since the page began: what shows it is loaded with the first. */
export const uploadsWanted = createStore(false);
