import { row, everybody } from '../security/personas.ts';
import { contactMessage } from '../world/scene.ts';
import type { UnderTest } from './under-test.ts';

export const help = {
  permissions: {
    'help.getOpenApi': everybody,
    'help.sendMessage': row(201, 201, 201, 201, 201, 201, 403),
  },
  requests: () => ({
    'help.getOpenApi': () => ({}),
    'help.sendMessage': () => ({ body: contactMessage() }),
  }),
} satisfies UnderTest<'help'>;
