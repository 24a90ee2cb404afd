/** A line of plain text, by the sign that it begins with. */
export type Line =
  | { is: 'blank' }
  | { is: 'number'; number: number; text: string }
  | { is: 'option'; letter: string; text: string; isMarked: boolean }
  | { is: 'answer'; text: string }
  | { is: 'explanation'; text: string }
  | { is: 'text'; text: string };

const rule = /^(?:[-*_=~]\s?){3,}$/;
/** What people and assistants put before a line for its looks: signs of headings and lists, and small pictures. */
const ornament = /^(?:#{1,6}\s+|[-•·–>]\s+|[\p{So}\uFE0F]\s*)+/u;
const tick = /[\u2611\u2705\u2713\u2714]/;

const words =
  /^(?:question|pregunta)\s*(?:n\s?[.º°o]{1,2}\s*|#\s*)?(\d{1,3})(?:\s*(?:\.-|[.):\-–—]))?(?:\*\*)?(?:\s+|$)(.*)$/iu;
const initials = /^[QP]\s?\.?\s?(\d{1,3})\s?(?:\.-|[.):])(?:\*\*)?(?:\s+|$)(.*)$/u;
const number = /^(\d{1,3})(?:\s?[.)]\s?[-–]?|[-–](?=\s))(?:\*\*)?(?=[\s¿¡\p{L}*"«“(]|$)\s*(.*)$/u;
const option =
  /^\(?([a-z])(?:(?:\s*\.-?|-)(?:\*\*)?(?=\s|$)|\s*\.?\)(?:\*\*)?|\](?:\*\*)?(?=\s))\s*(.*)$/iu;
const answer =
  /^(?:(?:the|la)\s+)?(?:(?:correct|right)\s+)?(?:answers?|ans|key|option|respuestas?|resp|rpta|soluci[oó]n|solution|correct|correcta|clave|r)\.?(?:\s+correctas?)?(?:\*\*)?(?:\s*:|\s+(?:is|es)(?:\s+la)?\s*:?(?=\s))(?:\*\*)?\s*(.*)$/iu;
/** Aiken has none, but generators write one behind the answer. */
const explanation =
  /^(?:explanation|feedback|rationale|justification|reason|explicaci[oó]n|retroalimentaci[oó]n|justificaci[oó]n|comentario|raz[oó]n|por\s?qu[eé])(?:\*\*)?\s*:(?:\*\*)?\s*(.*)$/iu;
/** Behind an option that is right. */
const marked =
  /\s{0,3}(?:[([](?:the\s)?(?:correct[ao]?|right|respuesta correcta|(?:correct|right) answer)[)\]]|[\u2611\u2705\u2713\u2714]\uFE0F?|\*{1,2}|(?:←|<-)\s?(?:correct[ao]?|right)?)$/iu;
const markedBefore = /^(?:\*{1,2}(?=\S)|\[x\]\s*|[\u2611\u2705\u2713\u2714]\uFE0F?\s*)/iu;

/** A text that is bold as a whole, or from a sign before it on, without the signs of that. */
function unwrapped(written: string): string {
  const text = written.trim();
  if (/^\*\*[^*]+\*\*$/.test(text)) return text.slice(2, -2).trim();
  if (text.split('**').length % 2 === 1) return text;
  return text.replace(/\*\*$|^\*\*(?=\S)/, '').trim();
}

function optionOf(before: string, bare: string): Line | null {
  const [, stars = ''] = /^(\*{0,2})/.exec(bare) ?? [];
  const [, letter, rest = ''] = option.exec(bare.slice(stars.length).trimStart()) ?? [];
  if (letter === undefined) return null;
  // Bold from its letter on: the signs at its end belong to those at its beginning.
  const whole = stars === '**' ? rest.replace(/\*\*$/, '') : rest;
  const said = whole.replace(markedBefore, '');
  const text = said.replace(marked, '');
  const isMarked = stars !== '' || tick.test(before) || text !== whole;
  return { is: 'option', letter: letter.toLowerCase(), text: text.trim(), isMarked };
}

/** Tells what a line of a text is that people type, or an assistant writes. */
export function lineOf(written: string): Line {
  const line = written.trim();
  if (line === '' || rule.test(line)) return { is: 'blank' };
  const [before = ''] = ornament.exec(line) ?? [];
  const bare = line.slice(before.length).replace(/^\* (?=\S)/, '');
  const one = optionOf(before, line.startsWith('* ') ? `*${bare}` : bare);
  if (one) return one;
  const plain = bare.replace(/^\*{1,2}(?=\S)/, '');
  const [, said] = answer.exec(plain) ?? [];
  if (said !== undefined) return { is: 'answer', text: unwrapped(said) };
  const [, why] = explanation.exec(plain) ?? [];
  if (why !== undefined) return { is: 'explanation', text: unwrapped(why) };
  const [, count, asked = ''] =
    words.exec(plain) ?? initials.exec(plain) ?? number.exec(plain) ?? [];
  if (count !== undefined) return { is: 'number', number: Number(count), text: unwrapped(asked) };
  return { is: 'text', text: unwrapped(line) };
}

/** The next letter of the alphabet behind one. */
const nextOf = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1);

/** Parts a line in which options stand side by side, behind their question or without it. */
export function partsOf(line: string): string[] {
  const cuts: number[] = [];
  let wanted = 'a';
  // A bracket tells enough; a letter with a dot may end a sentence, but for one behind a tab or a wide gap.
  for (const found of line.matchAll(
    /(^|\s)(?:\*{0,2}\(?([a-z])\)(?=\s|\S)|(?<=^|\t|\s\s)\*{0,2}([a-z])\.(?=\s))/giu,
  )) {
    const [, gap = '', bracketed, dotted] = found;
    if ((bracketed ?? dotted ?? '').toLowerCase() !== wanted) continue;
    cuts.push(found.index + gap.length);
    wanted = nextOf(wanted);
  }
  if (cuts.length < 2) return [line];
  return [0, ...cuts].map((from, at) => line.slice(from, cuts[at])).filter((part) => part.trim());
}

/** Where answers stand behind all questions: `1. b  2. c`, one in a line or several. */
const inKey =
  /(\d{1,3})\s{0,3}[.):=\-–]?\s{0,3}\(?(true|false|verdadero|falso|[a-z])\b\)?(?!\p{L})/giu;
const keyTitle =
  /^(?:(?:the\s)?answer key|answers|key|clave(?: de respuestas)?|respuestas(?: correctas)?|soluciones|solucionario|(?:hoja|plantilla) de respuestas)\s*:?\s*/iu;

/** The answers by number that a line of a key names; none: it is no such line. */
export function keyIn(line: string): [number, string][] {
  const bare = line.trim().replace(ornament, '').replace(/^\*\*/, '');
  const found = [...bare.matchAll(inKey)];
  if (found[0]?.index !== 0) return [];
  return found.map(([, count, said = '']) => [Number(count), said]);
}

/** What stands behind the title of a key in its line; null: it is no such title. */
export function behindKeyTitle(line: string): string | null {
  const bare = line.trim().replace(ornament, '').replaceAll('**', '');
  const [title] = keyTitle.exec(bare) ?? [];
  return title === undefined ? null : bare.slice(title.length);
}
