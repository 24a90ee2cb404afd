import katex from 'katex';
import 'katex/dist/katex.min.css';

/**
 * `trust` stays off: no addresses, classes or styles out of a formula. Sizes and what macros may grow to are
 * bounded, so that a formula neither covers the page nor stops it.
 */
const options = { trust: false, strict: 'ignore', maxSize: 20, maxExpand: 500 } as const;

/**
 * Draws a formula into an element, as nodes and never as markup: their styles are set one by one, which the
 * page's policy allows. What it says is there as MathML for those who listen.
 * @returns what is wrong with it, as KaTeX says it; null: it stands.
 */
export function drawFormula(place: HTMLElement, latex: string, display: boolean): string | null {
  try {
    katex.render(latex, place, { ...options, displayMode: display, throwOnError: true });
    return null;
  } catch (error) {
    place.replaceChildren();
    if (error instanceof katex.ParseError) return error.rawMessage;
    return error instanceof Error ? error.message : String(error);
  }
}
