type Slot = { kind: 'fixed' } | { kind: 'draw'; count: number };

/** The number of questions that a place of a quiz asks. Apart from the schema: lists of lessons do without that. */
export const askedBy = (one: Slot): number => (one.kind === 'draw' ? one.count : 1);
