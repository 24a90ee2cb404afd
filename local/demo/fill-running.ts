/** Fills the stack that runs at PORT: what it takes to make the demo data stays out of the runtime's memory. */
import { findRunningStack } from '../seed/running-stack.ts';
import { fillDemo } from './load-demo.ts';

const { clientsOf } = await findRunningStack(Number(process.env['PORT']));
await fillDemo(clientsOf);
