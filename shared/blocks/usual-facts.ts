import { languages } from '#shared/policies/languages.ts';
import type { BlockFacts } from '#shared/schemas/blocks.ts';

/** The facts about a content that lacks nothing and says nothing in words. */
export const usualFacts: BlockFacts = {
  languages: [...languages],
  empty: false,
  picturesWithoutAlt: 0,
  withoutCaptions: false,
  internalLinks: [],
  day: null,
  starts: null,
  faults: [],
  quiz: null,
  assignment: null,
};
