import { useEffect, useState } from 'react';
import { openPdf, type PdfDocument, type PdfProblem, problemOf } from '#web/lib/pdf/open-pdf.ts';

export type Opened =
  | { is: 'opening' }
  | { is: 'open'; document: PdfDocument; width: number; height: number }
  | { is: 'failed'; problem: PdfProblem };

/** A document as long as it is on the page; its first page says how large the others probably are, in points. */
export function usePdf(url: string): Opened {
  const [last, setLast] = useState<{ url: string; opened: Opened } | null>(null);
  useEffect(() => {
    let isGone = false;
    const set = (opened: Opened) => {
      if (!isGone) setLast({ url, opened });
    };
    const { document, close } = openPdf(url);
    const open = async () => {
      try {
        const pdf = await document;
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        set({ is: 'open', document: pdf, width, height });
      } catch (error) {
        set({ is: 'failed', problem: problemOf(error) });
      }
    };
    void open();
    return () => {
      isGone = true;
      close();
    };
  }, [url]);
  return last?.url === url ? last.opened : { is: 'opening' };
}
