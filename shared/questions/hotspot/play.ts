import { fraction } from '#shared/grading/fraction.ts';
import type { QuestionContentOf, StoredOf } from '#shared/schemas/questions.ts';
import { BadAnswer } from '../bad-answer.ts';
import type { QuestionPlay } from '../question-definition.ts';
import { reviewed, rightIf } from '../reviewed.ts';
import { asShown, ownId, shownAs, showShuffled } from '../shown-parts.ts';
import { covers, pointIn } from './covers.ts';

type Area = QuestionContentOf<'hotspot'>['areas'][number];
type Mark = StoredOf<'hotspot'>['marks'][number];

const isOn = (area: Area, mark: Mark) =>
  'area' in mark ? mark.area === area.areaId : covers(area.shape, mark);

const rightOf = (areas: readonly Area[]) => areas.filter(({ isRight }) => isRight);

export const hotspotPlay: QuestionPlay<'hotspot'> = {
  draw: ({ type, areas }, random) => ({
    type,
    areas: showShuffled(
      areas.map(({ areaId }) => areaId),
      random,
    ),
  }),
  asked: ({ type, stem, audio, image, areas, marks, asList }, draw) => ({
    type,
    stem,
    audio,
    image,
    marks,
    areas: asList
      ? asShown(
          draw.areas,
          areas,
          ({ areaId }) => areaId,
          ({ label }) => label,
        )
      : null,
  }),
  stored: (content, draw, { marks }) => {
    if (marks.length > content.marks) throw new BadAnswer('too_many');
    return {
      type: content.type,
      marks: marks.map((mark) => {
        if (!('area' in mark)) return mark;
        if (!content.asList) throw new BadAnswer('not_offered');
        return { area: ownId(draw.areas, mark.area) };
      }),
    };
  },
  given: ({ type }, draw, { marks }) => ({
    type,
    marks: marks.map((mark) => ('area' in mark ? { area: shownAs(draw.areas, mark.area) } : mark)),
  }),
  isBlank: ({ marks }) => marks.length === 0,
  score: ({ areas }, _, { marks }) => {
    const right = rightOf(areas);
    const hit = right.filter((area) => marks.some((mark) => isOn(area, mark))).length;
    const missed = marks.filter((mark) => !right.some((area) => isOn(area, mark))).length;
    const taken = Math.min(missed, Math.max(0, marks.length - right.length));
    const of = right.length;
    return { ...fraction(hit - taken, of), how: { how: 'areas', hit, taken, of } };
  },
  review: (content, _, answer) => {
    const right = rightOf(content.areas);
    return reviewed(content, {
      parts: (answer?.marks ?? []).map((mark, at) => ({
        id: String(at),
        verdict: rightIf(right.some((area) => isOn(area, mark))),
      })),
      key: {
        areas: content.areas.map(({ label, shape, isRight }) => ({ label, shape, isRight })),
      },
    });
  },
  best: ({ type, areas, marks }) => {
    const right = rightOf(areas);
    const points = right.map(({ shape }) => pointIn(shape));
    const different = [...new Map(points.map((one) => [`${one.x} ${one.y}`, one])).values()];
    return different.length > marks ? null : { type, marks: different };
  },
  groups: ({ areas }, { marks }) =>
    marks.flatMap((mark) => {
      const on = areas.filter((area) => isOn(area, mark)).map(({ areaId }) => areaId);
      return on.length === 0 ? [''] : on;
    }),
};
