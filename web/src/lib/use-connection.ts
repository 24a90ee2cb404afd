import { connection } from './connection.ts';
import { useStore } from './use-store.ts';

/** Whether the server can be reached, as far as is known. */
export const useConnection = () => useStore(connection);
