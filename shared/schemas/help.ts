import * as z from 'zod';

/** What a message to the platform is about. */
export const contactTopicSchema = z.enum(['courses', 'account', 'technical', 'teaching', 'other']);
