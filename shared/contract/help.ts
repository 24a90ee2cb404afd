import * as z from 'zod';
import { feature } from './route.ts';

export const help = feature('help', {
  getOpenApi: {
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'This document: the whole interface as OpenAPI 3.1.',
    response: z.looseObject({ openapi: z.string() }),
  },
});
