import type { Gap } from '#shared/questions/cloze/schema.ts';
import { emptyLine } from '../form/empty-texts.ts';
import { newPartId } from '../form/new-part-id.ts';
import { exactly } from '../form/tolerance-fields.tsx';

export type GapKey = Gap['of'];

const option = (weight: number) => ({
  optionId: newPartId(),
  text: emptyLine,
  weight,
  feedback: null,
  keepLast: false,
});

/** What is to be given in a new gap, by its kind. */
export const gapKeys: { [K in GapKey['type']]: () => Extract<GapKey, { type: K }> } = {
  shortText: () => ({
    type: 'shortText',
    accepted: [{ text: '', weight: 10_000, feedback: null }],
    matchCase: false,
    matchAccents: false,
  }),
  numeric: () => ({
    type: 'numeric',
    accepted: [{ value: '0', tolerance: exactly, weight: 10_000, feedback: null }],
    unit: null,
  }),
  singleChoice: () => ({
    type: 'singleChoice',
    options: [option(10_000), option(0)],
    shuffle: true,
  }),
};

export const gapKinds = Object.keys(gapKeys) as GapKey['type'][];

/** A new gap, which counts as much as any other. */
export const newGap = (gapId: number): Gap => ({ gapId, share: 1, of: gapKeys.shortText() });

/** An option of a menu in which nothing is written yet. */
export const newOption = () => option(0);
