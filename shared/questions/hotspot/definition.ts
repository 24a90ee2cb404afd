import { finding } from '../finding.ts';
import { type QuestionFacts, usualQuestion } from '../question-definition.ts';

export const hotspot = {
  ...usualQuestion,
  texts: ({ image, areas }) => [
    ...(image?.alt ? [{ path: ['image', 'alt'], text: image.alt, isOptional: false }] : []),
    ...areas.map(({ label }, at) => ({
      path: ['areas', at, 'label'],
      text: label,
      isOptional: false,
    })),
  ],
  media: ({ image }) =>
    image ? [{ mediaId: image.mediaId, use: 'image', path: ['image', 'mediaId'] }] : [],
  lacks: ({ image, areas, marks }) => {
    const right = areas.filter(({ isRight }) => isRight).length;
    return [
      ...(image ? [] : [finding('no_image', 'image')]),
      ...(image?.alt === null ? [finding('picture_without_alt', 'image', 'alt')] : []),
      ...(right === 0 ? [finding('no_right_answer', 'areas')] : []),
      ...(marks < right ? [finding('too_few_marks', 'marks')] : []),
    ];
  },
} as const satisfies QuestionFacts<'hotspot'>;
