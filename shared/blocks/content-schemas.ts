import type * as z from 'zod';
import { assignmentSchema } from './assignment/schema.ts';
import { audioSchema } from './audio/schema.ts';
import type { BlockKind } from './block-kinds.ts';
import { embedSchema } from './embed/schema.ts';
import { fileSchema } from './file/schema.ts';
import { imageSchema } from './image/schema.ts';
import { linkSchema } from './link/schema.ts';
import { liveSchema } from './live/schema.ts';
import { quizSchema } from './quiz/schema.ts';
import { textSchema } from './text/schema.ts';
import { videoSchema } from './video/schema.ts';

/** The content of a block, for each kind. Apart from the registry, which reads contents and needs no schemas. */
export const contentSchemas = {
  text: textSchema,
  video: videoSchema,
  file: fileSchema,
  image: imageSchema,
  audio: audioSchema,
  link: linkSchema,
  embed: embedSchema,
  live: liveSchema,
  quiz: quizSchema,
  assignment: assignmentSchema,
} as const satisfies { [K in BlockKind]: z.core.$ZodType<{ kind: K }> };
