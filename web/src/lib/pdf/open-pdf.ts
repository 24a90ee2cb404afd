import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
  ResponseException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PdfDocument = PDFDocumentProxy;

/** Why a document is not shown: it asks for a password, its file was not to be had, or it is none that can be read. */
export type PdfProblem = 'locked' | 'unreachable' | 'unreadable';

export const problemOf = (error: unknown): PdfProblem => {
  if (error instanceof PasswordException) return 'locked';
  return error instanceof ResponseException ? 'unreachable' : 'unreadable';
};

/**
 * Opens a PDF document in a thread of its own. No script of it runs, and no form of it is filled in: it is drawn.
 * @throws what `problemOf` reads, from `document`
 */
export function openPdf(url: string): { document: Promise<PdfDocument>; close: () => void } {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    type: 'module',
    name: 'pdf',
  });
  const worker = PDFWorker.create({ port: thread });
  const data: string = import.meta.env['PDF_DATA'];
  const task = getDocument({
    url,
    worker,
    cMapUrl: `${data}cmaps/`,
    standardFontDataUrl: `${data}standard_fonts/`,
    wasmUrl: `${data}wasm/`,
    iccUrl: `${data}iccs/`,
    // Both would need what the site's policy refuses.
    useWasm: false,
    enableXfa: false,
    // Some hundred megapixels of one picture would end the page.
    maxImageSize: 64_000_000,
    disableWorkerRendering: true,
  });
  return {
    document: task.promise,
    close: () => {
      void task.destroy().finally(() => {
        worker.destroy();
        thread.terminate();
      });
    },
  };
}
