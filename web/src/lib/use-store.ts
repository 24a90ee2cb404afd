import { useSyncExternalStore } from 'react';
import type { Followed } from './create-store.ts';

/** The value of a store, as it is at each moment. */
export const useStore = <Value>({ get, subscribe }: Followed<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
