import { common, createLowlight } from 'lowlight';

/** All languages that code is told apart in: what a teacher chooses from (45 KB). */
export const lowlight = createLowlight(common);
