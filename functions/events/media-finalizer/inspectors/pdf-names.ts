/** A name's letters may each be written as `#` and two hexadecimal digits (ISO 32000-2, 7.3.5). */
const escaped = (name: string) =>
  Array.from(Buffer.from(name), (code) => {
    const [high, low = ''] = code.toString(16);
    const letter = String.fromCharCode(code);
    return `(?:${letter}|#${high}[${low}${low.toUpperCase()}])`;
  }).join('');

const nameEnd = String.raw`(?=[\0\s()<>[\]{}/%]|$)`;
/** Blanks and comments, as they may stand between a key and its value. */
const blank = String.raw`(?:[\0\s]|%[^\r\n]*[\r\n])*`;
const reference = String.raw`\d+[\0\s]+\d+[\0\s]+R`;

/** The source of an expression for a name, or one of some, as a whole. */
export const nameOf = (...names: string[]) => `/(?:${names.map(escaped).join('|')})${nameEnd}`;

/**
 * A page may only lead on within the document, and to a web address when it is clicked. Whatever acts in another way
 * bears one of these names wherever it is started from (ISO 32000-2, table 201 and 12.5 to 12.7); so do files that
 * travel inside, and what can be read with a password alone.
 */
const acting = nameOf(
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'Movie',
  'Sound',
  'XFA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Encrypt',
);
/** Names that are short enough to stand in a picture by chance are known by what is behind or before them. */
const inContext = [
  `${nameOf('AA', 'EF')}${blank}(?:<<|${reference})`,
  `${nameOf('Type', 'Subtype')}${blank}${nameOf('3D')}`,
].join('|');

export const actingPart = `${acting}|${inContext}`;
/** In a document of which anything can be read with a password alone. */
export const encryptedPart = nameOf('Encrypt');
export const openingPart = `${nameOf('OpenAction')}${blank}`;
export const objectPart = String.raw`(?<![\d])(\d{1,10})[\0\s]+\d{1,5}[\0\s]+obj${blank}`;

const goTo = new RegExp(nameOf('S') + blank + nameOf('GoTo'));

/** Whether an object, from its first character on, opens a page and does no more. */
export function opensPage(object: string): boolean {
  if (object.startsWith('[')) return true;
  const [dictionary = ''] = /^<<(?:[^<>]|<[^<>]*>)*>>/.exec(object) ?? [];
  // Whatever is written in an unusual way, and whatever goes on to something else, is not looked into further.
  return goTo.test(dictionary) && !/[#%]|\/Next/.test(dictionary);
}

/** The object that is referred to at the beginning of a text. */
export const referredTo = (text: string): string | undefined =>
  /^(\d{1,10})[\0\s]+\d+[\0\s]+R/.exec(text)?.[1];
