import type {
  RawBody,
  RawCommon,
  RawGapAt,
  RawNumber,
  RawOption,
  RawQuestion,
  RawUnits,
  RawVariable,
} from '../build/raw-question.ts';
import { choiceSchemes } from '#shared/questions/multiple-choice/schema.ts';
import { difficulties } from '#shared/schemas/questions.ts';
import { inverseOf, toDecimal } from '../decimals.ts';
import { Notes } from '../notes.ts';
import type { DropReason } from '../reasons.ts';
import { plain, type RawText, type TextFormat } from '../text/raw-text.ts';
import { cleanLine, plainOf } from '../text/texts.ts';
import { ownCloze, ownFormula } from '../write/own-content.ts';
import { acceptedTypes } from './accepted-types.ts';
import { clozeOf } from './cloze-text.ts';
import { all, first, isSet, textIn, textOf, valueOf, type XmlNode } from './node.ts';

type Failure = { why: DropReason; detail?: string };

const formats: Partial<Record<string, TextFormat>> = {
  html: 'html',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
  markdown: 'markdown',
  wiki_like: 'moodle',
};

const formatOf = (node: XmlNode | undefined): TextFormat =>
  formats[node?.attributes.get('format') ?? ''] ?? 'html';

/** A text with its form; null where there is none or it is empty. */
function rawOf(node: XmlNode | undefined): RawText | null {
  const text = textOf(node);
  return text === '' ? null : { text, format: formatOf(node) };
}

/** A share of the points in hundredths of a percent. Moodle rounds thirds to five digits; we state what they were. */
function weightOf(answer: XmlNode): number {
  const said = answer.attributes.get('fraction') ?? valueOf(answer, 'fraction') ?? '0';
  const number = toDecimal(said);
  const weight = number === null ? 0 : Math.round(Number(number) * 100);
  const stated = Number(answer.attributes.get('weight') ?? weight);
  return Number.isInteger(stated) && Math.abs(stated - weight) <= 1 ? stated : weight;
}

const feedbackOf = (answer: XmlNode) => rawOf(first(answer, 'feedback'));

const countOf = (node: XmlNode, name: string): number | null => {
  const said = valueOf(node, name);
  return said !== null && /^\d{1,6}$/.test(said) && Number(said) > 0 ? Number(said) : null;
};

const usualFeedback =
  /^(your answer is (partially )?(in)?correct\.?|(tu|su) respuesta es (parcialmente )?(in)?correcta\.?|respuesta (parcialmente )?(in)?correcta\.?|(in)?correct[.!]?|(in)?correcta?[.!]?)$/i;

const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'] as const;

/** Feedback by how right an answer is as a whole; what Moodle says by itself is none. */
function combinedOf(node: XmlNode): Partial<Record<(typeof combined)[number], RawText>> {
  return Object.fromEntries(
    combined.flatMap((name) => {
      const said = rawOf(first(node, name));
      return said && !usualFeedback.test(plainOf(said.text)) ? [[name, said]] : [];
    }),
  );
}

function noteCombined(node: XmlNode, notes: Notes): void {
  for (const { text } of Object.values(combinedOf(node)))
    notes.add('combined_feedback', plainOf(text));
}

function choice(node: XmlNode, notes: Notes, isSetOfAll: boolean): RawBody {
  const isSingle = !isSetOfAll && isSet(node, 'single', true);
  const said = combinedOf(node);
  const options = all(node, 'answer').map((answer): RawOption => {
    const weight = weightOf(answer);
    const own = feedbackOf(answer);
    // Of one choice, what is said to a right or wrong answer belongs to the option that was chosen.
    const ofAll =
      weight >= 10_000
        ? said.correctfeedback
        : weight <= 0
          ? said.incorrectfeedback
          : said.partiallycorrectfeedback;
    const feedback = own ?? (isSingle ? (ofAll ?? null) : null);
    if (own && isSingle && ofAll) notes.add('combined_feedback', plainOf(ofAll.text));
    const last = answer.attributes.get('last');
    const right = answer.attributes.get('right');
    return {
      text: rawOf(answer) ?? plain(''),
      weight,
      feedback,
      id: answer.attributes.get('id') ?? null,
      ...(last !== undefined && { keepLast: last === 'true' }),
      ...(right !== undefined && { isRight: right === 'true' }),
    };
  });
  if (!isSingle) noteCombined(node, notes);
  const shuffle = isSet(node, 'shuffleanswers', true);
  const stated = choiceSchemes.find((one) => one === node.attributes.get('scheme'));
  const scheme = stated ?? (isSetOfAll ? 'allOrNothing' : 'weights');
  return { type: 'choice', isSingle, scheme, shuffle, options };
}

function trueFalse(node: XmlNode): RawBody | Failure {
  const answers = all(node, 'answer').map((answer) => ({
    says: /^(true|verdadero|1)$/i.test(plainOf(textOf(answer))),
    weight: weightOf(answer),
    feedback: feedbackOf(answer),
  }));
  const [yes, no] = [answers.find(({ says }) => says), answers.find(({ says }) => !says)];
  if (!yes || !no || yes.weight > 0 === no.weight > 0) return { why: 'no_right_answer' };
  return {
    type: 'trueFalse',
    isTrue: yes.weight > 0,
    whenTrue: yes.feedback,
    whenFalse: no.feedback,
  };
}

/** Moodle says how many of a unit are one of the first; we say how many of the first one of it is. */
function factorOf(unit: XmlNode, notes: Notes): string {
  const stated = toDecimal(unit.attributes.get('factor') ?? '');
  if (stated !== null) return stated;
  const multiplier = toDecimal(valueOf(unit, 'multiplier') ?? '1') ?? '1';
  const inverse = inverseOf(multiplier);
  if (!inverse?.isExact) notes.add('unit_changed', multiplier);
  return inverse?.value ?? '1';
}

/** Units count where a unit may be typed: `showunits` 3 says that there is none. */
function unitsOf(node: XmlNode, notes: Notes): RawUnits | null {
  const found = all(first(node, 'units'), 'unit').flatMap((unit) => {
    const name = cleanLine(plainOf(valueOf(unit, 'unit_name') ?? ''));
    return name ? [{ unit: name, factor: factorOf(unit, notes) }] : [];
  });
  if (found.length === 0 || valueOf(node, 'showunits') === '3') return null;
  const grading = valueOf(node, 'unitgradingtype') ?? '0';
  const penalty = toDecimal(valueOf(node, 'unitpenalty') ?? '0') ?? '0';
  if (/^[12]$/.test(valueOf(node, 'showunits') ?? '')) notes.add('unit_changed');
  const own = first(node, 'unitpenalty')?.attributes.get('own');
  return {
    isRequired: grading !== '0',
    penalty:
      own !== undefined && /^\d{1,5}$/.test(own)
        ? Number(own)
        : grading === '0'
          ? 0
          : Math.round(Number(penalty) * 10_000),
    units: found,
  };
}

/** A tolerance as we state it, beside the distance that it is to Moodle. */
function toleranceOf(answer: XmlNode, tolerance: string): Pick<RawNumber, 'tolerance' | 'kind'> {
  const own = first(answer, 'tolerance')?.attributes;
  const by = toDecimal(own?.get('by') ?? '');
  const kind = own?.get('kind');
  return by !== null && (kind === 'relative' || kind === 'significant')
    ? { tolerance: by, kind }
    : { tolerance, kind: 'absolute' };
}

function numeric(node: XmlNode, notes: Notes): RawBody | Failure {
  const answers = all(node, 'answer').map((answer): RawNumber | null => {
    const said = textOf(answer) || '*';
    const value = said === '*' ? null : toDecimal(said);
    const tolerance = toDecimal(valueOf(answer, 'tolerance') || '0');
    if (tolerance === null || (said !== '*' && value === null)) return null;
    return {
      value,
      ...toleranceOf(answer, tolerance),
      weight: weightOf(answer),
      feedback: feedbackOf(answer),
    };
  });
  const read = answers.filter((answer) => answer !== null);
  if (read.length < answers.length) return { why: 'bad_number' };
  return { type: 'numeric', answers: read, units: unitsOf(node, notes) };
}

function matching(node: XmlNode, notes: Notes): RawBody {
  noteCombined(node, notes);
  const pairs = all(node, 'subquestion').map((sub) => {
    const answer = first(sub, 'answer');
    return {
      left: rawOf(sub),
      right: rawOf(answer) ?? plain(''),
      id: sub.attributes.get('id') ?? null,
    };
  });
  return {
    type: 'matching',
    pairs: pairs.flatMap(({ left, right, id }) =>
      left && plainOf(left.text.replace(/<img\b/gi, 'x<img')) !== '' ? [{ left, right, id }] : [],
    ),
    distractors: pairs
      .filter(({ left }) => !left || plainOf(left.text.replace(/<img\b/gi, 'x<img')) === '')
      .map(({ right, id }) => ({ right, id })),
    allOrNothing:
      node.attributes.get('scheme') === 'allOrNothing' ||
      /^(0|all|allornothing)$/i.test(valueOf(node, 'grademethod') ?? ''),
  };
}

function shortText(node: XmlNode): RawBody {
  return {
    type: 'shortText',
    answers: all(node, 'answer').map((answer) => ({
      text: { text: textOf(answer), format: 'plain' },
      weight: weightOf(answer),
      feedback: feedbackOf(answer),
    })),
    matchCase: isSet(node, 'usecase', false),
    matchAccents: node.attributes.get('accents') !== 'false',
  };
}

/** Gaps that are filled from lists: each number in the text names the right one of its list. */
function selected(
  node: XmlNode,
  name: 'selectoption' | 'dragbox',
  stem: RawText,
  notes: Notes,
): RawBody | Failure {
  noteCombined(node, notes);
  const boxes = all(node, name).map((box) => ({
    text: plainOf(textOf(box)),
    group: valueOf(box, 'group') ?? '1',
    isEndless: first(box, 'infinite') !== undefined || isSet(box, 'infinite', false),
  }));
  const gaps: RawGapAt[] = [];
  let isUnread = false;
  stem.text = stem.text.replace(/\[\[\s*(\d{1,3})\s*\]\]/g, (whole, number: string) => {
    const right = boxes[Number(number) - 1];
    if (!right) {
      isUnread = true;
      return whole;
    }
    const options = boxes
      .filter(({ group }) => group === right.group)
      .map((box) => ({
        text: plain(box.text),
        weight: box === right ? 10_000 : 0,
        feedback: null,
      }));
    gaps.push({
      number: gaps.length + 1,
      gap: { type: 'choice', options, shuffle: isSet(node, 'shuffleanswers', false) },
      share: 1,
    });
    return `[[${gaps.length}]]`;
  });
  if (isUnread || gaps.length === 0) return { why: 'gaps_differ' };
  if (name === 'dragbox') {
    notes.add('drag_to_select');
    if (boxes.some(({ isEndless }) => !isEndless)) notes.add('reuse_allowed');
  }
  return { type: 'cloze', gaps };
}

const schemes: Partial<Record<string, 'allOrNothing' | 'positions' | 'neighbors'>> = {
  ALL_OR_NOTHING: 'allOrNothing',
  '-1': 'allOrNothing',
  ABSOLUTE_POSITION: 'positions',
  '0': 'positions',
  RELATIVE_NEXT_EXCLUDE_LAST: 'neighbors',
  '1': 'neighbors',
};

function ordering(node: XmlNode, notes: Notes): RawBody {
  noteCombined(node, notes);
  const grading = (valueOf(node, 'gradingtype') ?? 'ABSOLUTE_POSITION').toUpperCase();
  const known = schemes[grading];
  const scheme = known ?? (/^(RELATIVE|[2-4]$)/.test(grading) ? 'neighbors' : 'positions');
  if (!known) notes.add('scoring_changed', scheme);
  if (!/^(ALL|0)?$/i.test(valueOf(node, 'selecttype') ?? ''))
    notes.add('settings_dropped', 'selecttype');
  const items = all(node, 'answer')
    .map((answer) => ({
      raw: rawOf(answer) ?? plain(''),
      id: answer.attributes.get('id') ?? null,
      place: Number(answer.attributes.get('fraction') ?? '0') || 0,
    }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ raw, id }) => ({ text: raw, id }));
  return {
    type: 'ordering',
    items,
    scheme,
  };
}

/** As many as an answer takes at the most. */
const mostOfFiles = 10;

/** An answer of files alone. Moodle's -1 is any number of them, and no types are all. */
function files(node: XmlNode, notes: Notes): RawBody {
  const most = Number(valueOf(node, 'attachments') ?? '1');
  const mostBytes = Number(valueOf(node, 'maxbytes') ?? '0');
  const { accepts, unknown } = acceptedTypes(valueOf(node, 'filetypeslist') ?? '');
  if (unknown.length > 0) notes.add('settings_dropped', unknown.join(', '));
  return {
    type: 'file',
    accepts,
    most: most > 0 ? most : mostOfFiles,
    mostBytes: Number.isInteger(mostBytes) && mostBytes > 0 ? mostBytes : null,
    guide: rawOf(first(node, 'graderinfo')),
  };
}

function essay(node: XmlNode, notes: Notes): RawBody {
  const form = valueOf(node, 'responseformat') ?? 'editor';
  if (form === 'noinline') return files(node, notes);
  const attachments = valueOf(node, 'attachments') ?? '0';
  if (form === 'editorfilepicker' || (attachments !== '0' && attachments !== ''))
    notes.add('attachments');
  return {
    type: 'essay',
    lines: countOf(node, 'responsefieldlines'),
    minWords: countOf(node, 'minwordlimit'),
    maxWords: countOf(node, 'maxwordlimit'),
    template: rawOf(first(node, 'responsetemplate')),
    guide: rawOf(first(node, 'graderinfo')),
    sample: rawOf(first(node, 'sample')),
  };
}

/** How we call functions of Moodle's. */
const ours: Partial<Record<string, string>> = {
  log: 'ln',
  deg2rad: 'radians',
  rad2deg: 'degrees',
};

/** A formula with values that are drawn. */
function formula(node: XmlNode, stem: RawText, notes: Notes): RawBody | Failure {
  const answers = all(node, 'answer');
  const [answer] = answers;
  if (!answer) return { why: 'no_right_answer' };
  if (answers.length > 1) notes.add('options_dropped');
  const variables = all(first(node, 'dataset_definitions'), 'dataset_definition').map(
    (set): RawVariable | null => {
      const name = valueOf(set, 'name') ?? '';
      const from = toDecimal(valueOf(set, 'minimum') ?? '');
      const to = toDecimal(valueOf(set, 'maximum') ?? '');
      const decimals = Number(valueOf(set, 'decimals') ?? '0');
      if (from !== null && to !== null && Number(from) <= Number(to) && Number.isInteger(decimals))
        return { name, from, to, decimals };
      const values = all(first(set, 'dataset_items'), 'dataset_item').flatMap((item) => {
        const value = toDecimal(valueOf(item, 'value') ?? '');
        return value === null ? [] : [value];
      });
      return values.length > 0 ? { name, values } : null;
    },
  );
  const read = variables.filter((variable) => variable !== null);
  if (read.length < variables.length || read.length === 0) return { why: 'bad_formula' };
  const expression = textOf(answer)
    .replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g, '$1')
    .replaceAll('pi()', 'pi')
    .replaceAll('**', '^')
    .replaceAll(/\b(log|deg2rad|rad2deg)\(/g, (_, name: string) => `${ours[name]}(`);
  if (/[{}]/.test(expression) || /\{=/.test(stem.text)) return { why: 'bad_formula' };
  notes.add('variables_drawn');
  const kinds = { '1': 'relative', '2': 'absolute' } as const;
  const kind = valueOf(answer, 'tolerancetype') ?? '1';
  const length = Number(valueOf(answer, 'correctanswerlength') ?? '2');
  const isDecimals = (valueOf(answer, 'correctanswerformat') ?? '1') === '1';
  return {
    type: 'formula',
    variables: read,
    expression,
    tolerance: toDecimal(valueOf(answer, 'tolerance') || '0') ?? '0',
    kind: kind === '2' || kind === '1' ? kinds[kind] : 'relative',
    decimals: isDecimals && Number.isInteger(length) ? length : null,
    units: unitsOf(node, notes),
  };
}

function bodyOf(node: XmlNode, stem: RawText, notes: Notes): RawBody | Failure {
  const type = (node.attributes.get('type') ?? '').trim().toLowerCase();
  switch (type) {
    case 'multichoice':
      return choice(node, notes, false);
    case 'multichoiceset':
      return choice(node, notes, true);
    case 'truefalse':
      return trueFalse(node);
    case 'shortanswer':
      return shortText(node);
    case 'numerical':
      return numeric(node, notes);
    case 'matching':
    case 'match':
    case 'ddmatch':
      return matching(node, notes);
    case 'cloze':
    case 'multianswer': {
      const read = clozeOf(stem.text);
      if (typeof read === 'string') return { why: read };
      if (read.gaps.length === 0) return { why: 'no_answer' };
      stem.text = read.text;
      return { type: 'cloze', gaps: read.gaps };
    }
    case 'gapselect':
      return selected(node, 'selectoption', stem, notes);
    case 'ddwtos':
      return selected(node, 'dragbox', stem, notes);
    case 'ordering':
      return ordering(node, notes);
    case 'essay':
      return essay(node, notes);
    case 'calculated':
    case 'calculatedsimple':
      return formula(node, stem, notes);
    case 'description':
      return { why: 'description' };
    default:
      return { why: 'type_unsupported', detail: type || '?' };
  }
}

/** Text and key as we wrote them ourselves; null: of another program, or changed there. */
function ownOf(node: XmlNode, text: string) {
  const own = node.attributes.get('own');
  switch (node.attributes.get('type')) {
    case 'cloze':
      return ownCloze(own, text);
    case 'calculatedsimple':
      return ownFormula(own, { text, expression: textOf(first(node, 'answer')) });
    default:
      return null;
  }
}

/** Moodle writes these where nobody chose any. */
const usualPenalty = /^(0|0?\.3333333|0?\.1|1)$/;

/** Reads an element of a question. */
export function rawOfNode(
  node: XmlNode,
  notes: Notes,
): RawQuestion | (Failure & { title: string }) {
  const name = plainOf(textOf(first(node, 'name')));
  const text = first(node, 'questiontext');
  const stem: RawText = { text: textOf(text), format: formatOf(text) };
  const image = valueOf(node, 'image');
  if (image && first(node, 'image_base64')) {
    stem.text += `<p><img src="@@PLUGINFILE@@/${image.replace(/^.*\//, '').replaceAll('"', '')}"></p>`;
    stem.format = 'html';
  }
  const title = name || plainOf(stem.text).slice(0, 80);
  const own = ownOf(node, stem.text);
  // What we carry ourselves needs nothing told of how it would be read without.
  const made = bodyOf(node, stem, own ? new Notes() : notes);
  if ('why' in made) return { ...made, title };
  const penalty = toDecimal(valueOf(node, 'penalty') ?? '0') ?? '0';
  const hints = all(node, 'hint').flatMap(
    (hint) => rawOf(hint) ?? rawOf(first(hint, 'hintcontent')) ?? [],
  );
  if (!usualPenalty.test(penalty)) notes.add('penalty', penalty);
  const language = node.attributes.get('xml:lang');
  const common: RawCommon = {
    id: textIn(first(node, 'idnumber')) || null,
    name,
    stem,
    feedback: rawOf(first(node, 'generalfeedback')),
    hints,
    tags: [...all(first(node, 'tags'), 'tag'), ...all(first(node, 'coursetags'), 'tag')].map(
      (tag) => cleanLine(textOf(tag)),
    ),
    points: toDecimal(valueOf(node, 'defaultgrade') ?? ''),
    isHidden: isSet(node, 'hidden', false),
    belowZero: node.attributes.get('belowzero') === 'true',
    difficulty: difficulties.find((one) => one === node.attributes.get('difficulty')) ?? null,
    language: language === 'en' || language === 'es' ? language : null,
    ...(own && { own }),
  };
  return { ...common, ...made };
}
