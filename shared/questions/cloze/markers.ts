import { languages } from '#shared/policies/languages.ts';
import { type AnyNode } from '#shared/policies/rich-text-nodes.ts';
import type { QuestionFinding } from '#shared/schemas/questions.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import { finding } from '../finding.ts';
import type { Gap } from './schema.ts';

const isCode = ({ type, marks = [] }: AnyNode) =>
  type === 'codeBlock' || marks.some((mark) => mark.type === 'code');

/** The gaps that a text has markers for, in reading order. In code and formulas `[[1]]` is what it says. */
export function markersIn(node: AnyNode): number[] {
  if (isCode(node)) return [];
  const own = [...(node.text ?? '').matchAll(/\[\[([1-9]\d?)\]\]/g)].map(([, id]) => Number(id));
  return [...own, ...(node.content ?? []).flatMap(markersIn)];
}

/** Each gap has one marker in each language, and each marker its gap. */
export function lacksMarkers(stem: LocalizedRichText, gaps: Gap[]): QuestionFinding[] {
  const ids = gaps.map(({ gapId }) => gapId);
  return [
    ...(gaps.length === 0 ? [finding('too_few_parts', 'gaps')] : []),
    ...languages.flatMap((language) => {
      const document = stem[language];
      if (document === undefined) return [];
      const found = markersIn(document);
      return [
        ...ids.flatMap((id, at) =>
          found.includes(id) ? [] : [finding('gap_without_marker', 'gaps', at)],
        ),
        ...(found.every((id) => ids.includes(id))
          ? []
          : [finding('marker_without_gap', 'stem', language)]),
        ...(new Set(found).size === found.length
          ? []
          : [finding('repeated_marker', 'stem', language)]),
      ];
    }),
  ];
}
