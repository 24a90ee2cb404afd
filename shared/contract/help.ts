import * as z from 'zod';
import { contactTopicSchema } from '#shared/schemas/help.ts';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import { line, paragraph } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

export const help = feature('help', {
  getOpenApi: {
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'Get this document: the whole API as OpenAPI 3.1.',
    response: z.looseObject({ openapi: z.string() }),
  },
  sendMessage: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    perSecond: 5,
    summary: 'Send a message to the people who run the platform; they answer by email.',
    body: z.strictObject({
      name: line(120),
      email: z.email().max(254),
      topic: contactTopicSchema,
      message: paragraph(5000).refine((text) => text.length >= 10, 'too_small'),
      /** The page and the error that it is about, if the person left them in. */
      context: line(500).nullable(),
    }),
    response: z.strictObject({ reference: ulidSchema }),
    status: 201,
    errors: ['too_many_requests'],
  },
});
