import * as z from 'zod';

/** The subject of a message to the platform. */
export const contactTopicSchema = z.enum(['courses', 'account', 'technical', 'teaching', 'other']);
