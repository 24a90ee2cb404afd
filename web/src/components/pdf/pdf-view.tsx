import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Loading } from '#web/components/ui/loading.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PdfPage } from './pdf-page.tsx';
import './texts.ts';
import { useFittingScale } from './use-fitting-scale.ts';
import { usePdf } from './use-pdf.ts';

/** Each step makes pages larger or smaller by so much; beyond the bounds nothing more can be told apart. */
const step = 1.25;
const bounds = { least: 0.25, most: 4 };
const within = (scale: number) => Math.min(bounds.most, Math.max(bounds.least, scale));

type Props = {
  url: string;
  name: string;
  /** What lies over a page, by its number. */
  drawOver?: ((page: number) => ReactNode) | undefined;
};

/** A PDF document, page below page, with its text for reading aloud, searching and selecting. */
export default function PdfView({ url, name, drawOver }: Props) {
  const { t } = useTranslation('pdf');
  const opened = usePdf(url);
  const [chosen, setChosen] = useState<number | null>(null);
  const { frame, fitting } = useFittingScale(opened.is === 'open' ? opened.width : null);
  if (opened.is === 'failed') return <Notice kind="error">{t(`problem.${opened.problem}`)}</Notice>;
  if (opened.is === 'opening') return <Loading text={t('opening')} />;
  const scale = within(chosen ?? fitting);
  const { document, width, height } = opened;
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.muted">
      <Flex
        role="group"
        aria-label={t('tools')}
        wrap="wrap"
        align="center"
        gap="2"
        p="2"
        borderBottomWidth="1px"
        bg="bg"
      >
        <Text textStyle="sm" color="fg.muted" flex="1">
          {t('pages', { count: document.numPages })}
        </Text>
        <Button
          size="sm"
          variant="quiet"
          aria-disabled={scale <= bounds.least}
          onClick={() => setChosen(within(scale / step))}
        >
          {t('smaller')}
        </Button>
        <Text textStyle="sm" aria-live="polite">
          {t('size', { percent: Math.round(scale * 100) })}
        </Text>
        <Button
          size="sm"
          variant="quiet"
          aria-disabled={scale >= bounds.most}
          onClick={() => setChosen(within(scale * step))}
        >
          {t('larger')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setChosen(null)}>
          {t('fit')}
        </Button>
      </Flex>
      <Flex
        ref={frame}
        role="region"
        aria-label={t('document', { name })}
        tabIndex={0}
        direction="column"
        gap="3"
        p="2"
        maxH="80dvh"
        overflow="auto"
        // What it scrolls is its own: the page does not move along.
        overscrollBehavior="contain"
      >
        {Array.from({ length: document.numPages }, (_, at) => (
          <PdfPage
            key={at}
            document={document}
            number={at + 1}
            scale={scale}
            usual={{ width, height }}
          >
            {drawOver?.(at + 1)}
          </PdfPage>
        ))}
      </Flex>
    </Box>
  );
}
