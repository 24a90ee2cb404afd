import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import { drawPage } from '#web/lib/pdf/draw-page.ts';
import type { PdfDocument } from '#web/lib/pdf/open-pdf.ts';
import { textStyles } from './page-styles.ts';
import './texts.ts';

type Props = {
  document: PdfDocument;
  number: number;
  /** Times the page's own size. */
  scale: number;
  /** What it is probably like before it is there, in points. */
  usual: { width: number; height: number };
  /** What lies over it. */
  children?: ReactNode;
};

/** A page of a document, drawn while it is near what is seen. */
export function PdfPage({ document, number, scale, usual, children }: Props) {
  const { t } = useTranslation('pdf');
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [size, setSize] = useState(usual);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    const end = new AbortController();
    const draw = async () => {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      setSize({ width, height });
      if (end.signal.aborted || !canvas.current || !text.current) return;
      await drawPage(page, { canvas: canvas.current, text: text.current, scale }, end.signal);
    };
    draw().catch(() => setFailed(!end.signal.aborted));
    return () => end.abort();
  }, [document, isNear, number, scale]);

  return (
    <Box
      ref={frame}
      as="section"
      data-page={number}
      aria-label={t('page', { number, count: document.numPages })}
      position="relative"
      flexShrink="0"
      mx="auto"
      bg="white"
      borderWidth="1px"
      style={{ width: size.width * scale, height: size.height * scale }}
    >
      {hasFailed ? (
        <Notice kind="warning">{t('failedPage')}</Notice>
      ) : (
        isNear && (
          <>
            <chakra.canvas ref={canvas} aria-hidden display="block" w="full" h="full" />
            <Box
              ref={text}
              data-words=""
              css={textStyles}
              style={{ '--total-scale-factor': scale } as React.CSSProperties}
            />
          </>
        )
      )}
      {children}
    </Box>
  );
}
