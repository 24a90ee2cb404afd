import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import type { QuestionContentOf, QuestionFinding } from '#shared/schemas/questions.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import { lacksUnit } from '../accepted-facts.ts';
import { finding } from '../finding.ts';
import type { Random } from '../random.ts';
import { isConstant, keyOf, namesIn } from './calculate.ts';
import { parseExpression } from './parse.ts';
import { drawValues, lacksVariable } from './variables.ts';

type Content = QuestionContentOf<'formula'>;

const tries = 16;

/** Sixteen draws that are the same each time: the lowest values, the highest, and some between. */
const spread =
  (at: number): Random =>
  (end) =>
    at === 0 ? 0 : Math.min(end - 1, Math.floor((end * at) / (tries - 1)));

/** Whether an expression has a value for most of what may be drawn; a draw takes another where it has none. */
const isMostlyDefined = (content: Content): boolean =>
  Array.from({ length: tries }, (_, at) =>
    keyOf(content, { values: drawValues(content.variables, spread(at)) }),
  ).filter((key) => key !== null).length >
  tries / 2;

/** Whether a text names a variable, in words or in a formula. */
const names = (text: LocalizedRichText, name: string) =>
  Object.values(text).some((document) =>
    [...nodesOf(document)].some((node) =>
      `${node.text ?? ''}${JSON.stringify(node.attrs ?? {})}`.includes(`{${name}}`),
    ),
  );

function lacksExpression(content: Content): QuestionFinding[] {
  const term = parseExpression(content.expression);
  if (term === null) return [finding('expression_invalid', 'expression')];
  const asked = namesIn(term);
  const declared = content.variables.map(({ name }) => name);
  const unknown = asked.filter((name) => !declared.includes(name) && !isConstant(name));
  if (unknown.length > 0) return [finding('unknown_variable', 'expression')];
  return [
    ...declared.flatMap((name, at) =>
      asked.includes(name) || names(content.stem, name)
        ? []
        : [finding('unused_variable', 'variables', at)],
    ),
    ...(isMostlyDefined(content) ? [] : [finding('expression_undefined', 'expression')]),
  ];
}

export const lacksFormula = (content: Content): QuestionFinding[] => [
  ...content.variables.flatMap(lacksVariable),
  ...lacksExpression(content),
  ...lacksUnit(content.unit),
];
