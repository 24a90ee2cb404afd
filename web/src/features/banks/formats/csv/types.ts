import { fold } from '#shared/policies/fold.ts';

export type RowType =
  | 'single'
  | 'multiple'
  | 'choice'
  | 'trueFalse'
  | 'shortText'
  | 'numeric'
  | 'matching'
  | 'ordering'
  | 'essay'
  | 'survey'
  | 'surveyOfSeveral';

const names: [RowType, RegExp][] = [
  ['trueFalse', /^(tf|t f|vf|v f|true (or )?false|verdadero (o )?falso|boolean|truefalse)$/],
  [
    'multiple',
    /^(ms|ma|checkbox(es)?|multi ?select|multiple (answers?|responses?|select|correct)|multiplechoice|casillas|respuesta multiple|seleccion multiple|varias respuestas)$/,
  ],
  [
    'single',
    /^(sc|single( choice| answer)?|singlechoice|radio|unica|opcion unica|respuesta unica|seleccion unica)$/,
  ],
  [
    'choice',
    /^(mc|mcq|multiple choice|multichoice|multiple|choice|quiz|opcion multiple|test|tipo test|dropdown|desplegable)$/,
  ],
  [
    'shortText',
    /^(sa|fib|fitb|short ?(answer|text)|shortanswer|fill ?(in )?(the )?blanks?|fill in|text|type answer|respuesta corta|texto corto|completar|escrita|identification)$/,
  ],
  ['numeric', /^(num|number|numeric(al)?|numerica|numero|respuesta numerica)$/],
  ['matching', /^(m|mat|match(ing)?|emparejar|emparejamiento|relacionar|relacion)$/],
  ['ordering', /^(o|ord|order(ing)?|reorder|sequence|puzzle|ordenar|orden|secuencia)$/],
  [
    'essay',
    /^(wr|ess|essay|open ?ended|open|long ?(answer|text)|paragraph|written response|ensayo|redaccion|abierta|pregunta abierta|parrafo)$/,
  ],
  ['survey', /^(poll|survey|opinion|encuesta|sondeo)$/],
  [
    'surveyOfSeveral',
    /^(poll|survey|opinion|encuesta|sondeo) (multiple|several( answers)?|multiple (answers|choice)|varias respuestas)$/,
  ],
];

/** The type of a row by its name in either language, as other programs call it; null: none that is known. */
export function typeOf(name: string): RowType | null {
  const text = fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const wordsOf = (cell: string) => fold(cell).replace(/[^\p{L}]+/gu, '');

/** Whether a cell answers a question with yes or no. */
export const isYesOrNo = (cell: string): boolean => /^(yes|si|no)$/.test(wordsOf(cell));

/** Whether a cell says true or false, in either language; null: it says something else. */
export function truthOf(cell: string): boolean | null {
  const text = wordsOf(cell);
  if (/^(true|t|verdadero|v|cierto|yes|si)$/.test(text)) return true;
  return /^(false|f|falso|no)$/.test(text) ? false : null;
}
