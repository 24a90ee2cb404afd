import * as z from 'zod';
import { embedProviders } from '#shared/policies/embeds.ts';

const video = z
  .strictObject({
    provider: z.enum(Object.keys(embedProviders) as [keyof typeof embedProviders]),
    id: z.string().max(20),
  })
  .refine(({ provider, id }) => embedProviders[provider].id.test(id), 'embed_id');

export const embedSchema = z.strictObject({ kind: z.literal('embed'), video });
