import fc from 'fast-check';
import { mediaTypes, type MediaType } from '#shared/policies/media-types.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { rich, said, word } from '#test/questions/arbitrary-parts.ts';
import { rubricOf } from '#test/support/rubric-of.ts';

/** Words that a file or a page could take for something else. */
const words = fc.oneof(
  word,
  fc.constantFrom(
    '---',
    '# One',
    'yes',
    '1e3',
    'it’s: "so"',
    '<script>x</script>',
    '{a: 1}',
    '- b',
  ),
);
const inLanguages = fc.oneof(
  words.map(said),
  words.map((en) => ({ en })),
  words.map((es) => ({ es })),
);
const orNone = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });

const time = orNone(
  fc.record({
    day: fc.integer({ min: 0, max: 1000 }),
    time: fc.constantFrom('00:00', '08:30', '23:59'),
    timeZone: fc.constantFrom('Europe/Madrid', 'America/Mexico_City', 'Asia/Kathmandu'),
  }),
);

const types = Object.keys(mediaTypes) as MediaType[];
const handIn = fc.record({
  text: orNone(fc.record({ mostWords: orNone(fc.integer({ min: 1, max: 20_000 })) })),
  files: orNone(
    fc.record({
      accepts: fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 5 }),
      most: fc.integer({ min: 1, max: 20 }),
      mostBytes: fc.integer({ min: 1, max: 2_000_000_000 }),
    }),
  ),
  link: fc.boolean(),
  recording: orNone(
    fc.record({
      as: fc.constantFrom('audio' as const, 'video' as const, 'either' as const),
      mostMinutes: fc.integer({ min: 1, max: 60 }),
    }),
  ),
});

const late = orNone(
  fc.record({
    graceMinutes: fc.integer({ min: 0, max: 1440 }),
    percentPerDay: fc.integer({ min: 1, max: 100 }),
    mostPercent: fc.integer({ min: 1, max: 100 }),
    of: fc.constantFrom('earned' as const, 'most' as const),
  }),
);

type Shape = [most: number | null, levels: (number | null)[]];
const criterion = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 50 }), fc.array(fc.nat(), { maxLength: 5 }))
    .map(([most, levels]): Shape => [most, levels.map((points) => points % (most + 1))]),
  fc
    .integer({ min: 0, max: 4 })
    .map((levels): Shape => [null, Array.from({ length: levels }, () => null)]),
);

/** Rubrics with and without points, levels and words. */
export const arbitraryRubric: fc.Arbitrary<Rubric> = fc
  .tuple(fc.array(criterion, { maxLength: 12 }), inLanguages, orNone(inLanguages))
  .map(([shapes, title, description]) => ({
    criteria: rubricOf(...shapes).criteria.map((one) => ({ ...one, title, description })),
  }));

const marking = fc.oneof(
  fc.integer({ min: 0, max: 10_000_000 }).map((most) => ({ by: 'points' as const, most })),
  arbitraryRubric.map((rubric) => ({ by: 'rubric' as const, rubric })),
);

const marksRelease = fc.oneof(
  fc.constantFrom({ rule: 'whenMarked' as const }, { rule: 'byHand' as const }),
  time.map((at) => (at ? { rule: 'at' as const, at } : { rule: 'byHand' as const })),
);

/** All that an assignment may be. */
export const arbitraryAssignment: fc.Arbitrary<ContentOf<'assignment'>> = fc.record({
  kind: fc.constant('assignment' as const),
  instructions: orNone(rich),
  handIn,
  attempts: fc.integer({ min: 1, max: 20 }),
  opens: time,
  due: time,
  closes: time,
  late,
  marking,
  anonymous: fc.boolean(),
  secondMarker: orNone(fc.record({ tolerancePercent: fc.integer({ min: 0, max: 100 }) })),
  peerReview: orNone(
    fc.record({
      reviews: fc.integer({ min: 1, max: 10 }),
      allocation: fc.constantFrom('chance' as const, 'hand' as const),
      days: fc.integer({ min: 1, max: 60 }),
      percentOfMark: fc.integer({ min: 0, max: 100 }),
    }),
  ),
  selfAssessment: fc.boolean(),
  statement: orNone(inLanguages),
  groups: orNone(fc.record({ setId: fc.constantFrom(null, '01J00000000000000000000000') })),
  marksRelease,
  lookDays: orNone(fc.integer({ min: 1, max: 365 })),
  passPercent: orNone(fc.integer({ min: 1, max: 100 })),
});
