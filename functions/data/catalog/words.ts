import { fold } from '#shared/policies/fold.ts';

/** The words of a text, folded, parted as the text index parts them. */
export const tokensOf = (text: string): string[] =>
  fold(text)
    .split(/[\n\r\p{Z}\p{P}]+/u)
    .filter((token) => token !== '');

/** The stem that a word shares with its plural, in English and in Spanish: `red` and `redes`, `page` and `pages`. */
export const singular = (token: string): string =>
  token.length > 3 ? token.replace(/s$/, '').replace(/e$/, '') : token;

const articlesAndTheirLike =
  'a about al and an are as at be by can como con cual da de del do does e el en es esta este for from hacer how i in is it la las lo los me mi muy my necesito need o of on or para por que quiero se si sin sobre son su sus that the this to tu tus u un una unas uno unos want what with without y yo you your';

/** Words that are true of every course: somebody who looks for "an online course on SQL" looks for SQL. */
const whatACourseIs =
  'aprende aprender aprendo clase clases class classes course courses curso cursos learn learning lesson lessons leccion lecciones online study studying taller talleres training tutorial tutoriales workshop';

/** Words that say nothing of a subject. */
export const stopWords: ReadonlySet<string> = new Set(
  `${articlesAndTheirLike} ${whatACourseIs}`.split(' '),
);

/**
 * The sound of a word to somebody who writes Spanish by ear: `programasion`, `vases de datos`, `ahorro` without its h.
 * Seseo, b and v, silent h, ll and y, g and j before e and i, qu and k, doubled letters.
 */
export const soundOf = (token: string): string =>
  token
    .replaceAll('ph', 'f')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/qu(?=[ei])|q|k/g, 'c')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(?<!c)h/g, '')
    .replace(/(.)\1/g, '$1');
