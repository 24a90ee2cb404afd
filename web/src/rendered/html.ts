const written = Symbol('html');

/** Text that is HTML already: made by `html` alone, so that nothing else goes into a page as it is. */
export type Html = { readonly [written]: string };

type Part = Html | string | number | null | undefined | false | readonly Part[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return written in part ? part[written] : part.map(write).join('');
}

/** A template whose values are escaped, as text and within quoted attributes; lists are joined, nothing is left out. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { [written]: String.raw({ raw: texts }, ...parts.map(write)) };
}

/** The markup of a piece. */
export const markupOf = (piece: Html): string => piece[written];

const jsonEscapes: Record<string, string> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** A block of data that no browser runs; nothing in the value can end it. */
export const dataBlock = (type: string, value: unknown, id?: string): Html => ({
  [written]: `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${JSON.stringify(
    value,
  ).replace(/[<>&\u2028\u2029]/g, (sign) => jsonEscapes[sign] ?? '')}</script>`,
});
