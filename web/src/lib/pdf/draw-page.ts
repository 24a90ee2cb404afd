import {
  type PDFPageProxy,
  RenderingCancelledException,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The most pixels of one drawn page: beyond it browsers of phones draw nothing. */
const mostPixels = 16_000_000;

type Onto = { canvas: HTMLCanvasElement; text: HTMLElement; scale: number };

/**
 * Draws a page and lays its text over it, in its language, so that it can be read, searched and selected.
 * @param onto.scale times the page's own size
 * @param signal ends what is still under way
 */
export async function drawPage(
  page: PDFPageProxy,
  { canvas, text, scale }: Onto,
  signal: AbortSignal,
): Promise<void> {
  const viewport = page.getViewport({ scale });
  const area = viewport.width * viewport.height;
  const sharp = Math.min(devicePixelRatio, Math.sqrt(mostPixels / area));
  canvas.width = Math.floor(viewport.width * sharp);
  canvas.height = Math.floor(viewport.height * sharp);
  const drawing = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
  signal.addEventListener('abort', () => drawing.cancel());
  try {
    await drawing.promise;
    const content = await page.getTextContent();
    if (signal.aborted) return;
    text.replaceChildren();
    if (content.lang) text.lang = content.lang;
    await new TextLayer({ textContentSource: content, container: text, viewport }).render();
  } catch (error) {
    if (!signal.aborted && !(error instanceof RenderingCancelledException)) throw error;
  }
}
