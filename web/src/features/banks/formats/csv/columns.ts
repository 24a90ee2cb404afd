import { fold } from '#shared/policies/fold.ts';
import type { Language } from '#shared/policies/languages.ts';

/** The things that a column may tell of a question. */
export type Role =
  | 'id'
  | 'type'
  | 'name'
  | 'question'
  | 'option'
  | 'wrong'
  | 'right'
  | 'weight'
  | 'optionFeedback'
  | 'feedback'
  | 'hint'
  | 'points'
  | 'tags'
  | 'difficulty'
  | 'tolerance'
  | 'language'
  | 'shuffle'
  | 'scheme'
  | 'time'
  | 'image';

export type Column = {
  at: number;
  role: Role;
  /** The number of an option, from 0, where the column is about one. */
  index: number;
  isLettered: boolean;
  language: Language | null;
};

const names: [Role, RegExp][] = [
  ['id', /^(source|id|idnumber|question id|external id|codigo)$/],
  ['type', /^(question )?(type|tipo)( de pregunta)?$|^questiontype$/],
  ['name', /^(name|title|question ?(name|title)|nombre|titulo|nombre de la pregunta)$/],
  [
    'question',
    /^(question( text)?|questiontext|text of the question|stem|prompt|pregunta|enunciado|texto( de la pregunta)?|front)$/,
  ],
  [
    'right',
    /^(correct|right|key|answer|solution|clave|correcta?s?|solucion|respuesta|back)$|^(correct|right)( or partially correct)? (answers?|options?|choices?|responses?)$|^(answer key|answers|respuestas?( s)? correctas?|opcion(es)? correctas?|correct answer s)$/,
  ],
  [
    'wrong',
    /^(incorrect|wrong) (answers?|options?)$|^(incorrectas?|respuestas? incorrectas?|distractors?)$/,
  ],
  [
    'feedback',
    /^(general )?(feedback|explanation|justification|rationale)$|^answer explanation$|^(retroalimentacion|explicacion|justificacion|comentarios?)( general)?$/,
  ],
  ['hint', /^(hint|pista)s?$/],
  [
    'points',
    /^(points?|marks?|score|grade|default ?(mark|grade)|puntos?|puntuacion|puntaje|valor|nota)$/,
  ],
  [
    'tags',
    /^(tags?|categor(y|ies)|topics?|subject|subjects|unit|chapter|module|etiquetas?|categorias?|temas?|asignatura|materia|unidad|capitulo|modulo)$/,
  ],
  ['difficulty', /^(difficulty( level)?|level|dificultad|nivel( de dificultad)?)$/],
  ['tolerance', /^(tolerance|error|margin|tolerancia|margen)$/],
  ['language', /^(language|lang|idioma)$/],
  ['shuffle', /^(shuffle( answers| options)?|barajar|mezclar)$/],
  ['scheme', /^(scoring|scheme|criterio( de puntuacion)?)$/],
  ['time', /^(time|time limit|time in seconds|timer|duration|tiempo|tiempo limite|segundos)$/],
  ['image', /^(image|picture|imagen)( (link|url|address))?$/],
];

const numbered: [Role, RegExp][] = [
  ['wrong', /^(?:incorrect|wrong)(?: answer| option)? (\w+)$|^(?:respuesta )?incorrecta (\w+)$/],
  [
    'optionFeedback',
    /^(?:feedback|retroalimentacion|comentario)(?: for option| de la opcion)? (\w+)$/,
  ],
  ['weight', /^(?:weight|percent|peso|porcentaje) (\w+)$/],
  [
    'option',
    /^(?:answer option|answer choice|option|choice|opcion|alternativa|answer|response|respuesta|item|text for option)? ?(\w+)$/,
  ],
];

/** A name of a column without signs and remarks: `Question - max 120 characters` is `question`. */
function plain(name: string): { text: string; language: Language | null } {
  const [, before = name, code] =
    /^(.*?)[\s_([-]+(en|es|english|spanish|ingles|espanol)[\])]?\s*$/i.exec(fold(name)) ?? [];
  const text = fold(before)
    .replace(/\s[-\u2013\u2014]\s.*$/, '')
    .replace(/\([^)]{3,}\)/g, ' ')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const language = code === undefined ? null : /^(en|i)/i.test(code) ? 'en' : 'es';
  return { text, language };
}

/** The number of an option by its letter or number, from 0; null: it is neither. */
export function indexOf(label: string): number | null {
  if (/^[a-z]$/i.test(label)) return label.toLowerCase().charCodeAt(0) - 97;
  return /^\d{1,2}$/.test(label) && Number(label) >= 1 ? Number(label) - 1 : null;
}

/** Some programs explain a column above its name or below it, in the same cell. */
const columnOf = (cell: string, at: number): Column | null =>
  [cell, ...(cell.includes('\n') ? cell.split('\n') : [])]
    .map((name) => columnCalled(name, at))
    .find((column) => column !== null) ?? null;

function columnCalled(name: string, at: number): Column | null {
  const { text, language } = plain(name);
  const usual = { at, index: 0, isLettered: false, language };
  const named = names.find(([, pattern]) => pattern.test(text));
  // "Question #" has numbers in it; what is asked stands beside it.
  if (named?.[0] === 'question' && /#\s*$/.test(name)) return null;
  if (named) return { ...usual, role: named[0] };
  for (const [role, pattern] of numbered) {
    const label = pattern
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined);
    const index = label === undefined ? null : indexOf(label);
    if (index !== null && label !== undefined)
      return { ...usual, role, index, isLettered: /[a-z]/i.test(label) };
  }
  return null;
}

/** The columns of a row of names, as far as they are known; null: it is no such row. */
export function columnsOf(cells: readonly string[]): Column[] | null {
  const known = cells.flatMap((cell, at) => columnOf(cell, at) ?? []);
  const hasAll = (...roles: Role[]) =>
    roles.every((role) => known.some((column) => column.role === role));
  // Where nothing else is asked, the title of a question with options is what it asks.
  const isTitled = !hasAll('question') && hasAll('name', 'option', 'right');
  const columns = known.map((column) =>
    isTitled && column.role === 'name' ? { ...column, role: 'question' as const } : column,
  );
  const has = (role: Role) => columns.some((column) => column.role === role);
  const isHeader =
    has('question') && (has('option') || has('right') || has('type') || has('wrong'));
  if (!isHeader) return null;
  // "Answer 1" is an option, but beside options with letters it names the right one.
  const isAnswer = ({ at, role }: Column) =>
    role === 'option' && /^(answer|respuesta) ?\d/.test(plain(cells[at] ?? '').text);
  const hasOthers = columns.some((column) => column.role === 'option' && !isAnswer(column));
  if (!hasOthers) return columns;
  return columns.map((column) => (isAnswer(column) ? { ...column, role: 'right' } : column));
}
