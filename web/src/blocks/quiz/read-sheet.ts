import { type Fields, type SheetReader, usualReader } from '../sheet/sheet-reader.ts';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Its places name questions by their sources, which the course has under ids of its own. */
export const quizReader: SheetReader<'quiz'> = {
  ...usualReader,
  complete: (fields, { slotOf, tally }) => {
    const { sections } = fields;
    if (!Array.isArray(sections)) return fields;
    return {
      ...fields,
      sections: sections.map((section: unknown) => {
        if (!isFields(section) || !Array.isArray(section['slots'])) return section;
        const slots = section['slots'].flatMap((slot: unknown) =>
          isFields(slot) ? (slotOf(slot, tally) ?? []) : [slot],
        );
        return { ...section, slots };
      }),
    };
  },
};
