import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useHeadingFocus } from './use-heading-focus.ts';
import { usePageHead } from './use-page-head.ts';

type Width = 'reading' | 'form' | 'middle' | 'wide' | 'full';

const widths: Record<Width, string> = {
  reading: '2xl',
  form: 'lg',
  middle: '4xl',
  wide: '6xl',
  full: '8xl',
};

type BodyProps = {
  width?: Width;
  /** Hardly any margin above and below: all the height goes to what is worked on. */
  dense?: boolean;
  children: ReactNode;
};

/** The middle of a page, with the house's margins. */
export function PageBody({ width = 'wide', dense = false, children }: BodyProps) {
  return (
    <Box
      w="full"
      maxW={widths[width]}
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={dense ? '2' : { base: '8', md: '12' }}
    >
      {children}
    </Box>
  );
}

/** The one `h1` of a page. It names the document and takes the focus after a navigation. */
export function PageHeading({
  title,
  of,
  lang,
  lead,
  description,
  part,
}: {
  title: string;
  /** The thing that the page belongs to, named in the document's title. */
  of?: string;
  lang?: string;
  lead?: ReactNode;
  /** A sentence about the page; by default its lead. */
  description?: string;
  /** Which of several pages at one path it is. */
  part?: string;
}) {
  const ref = useHeadingFocus(part);
  usePageHead(
    of === undefined ? title : `${title} · ${of}`,
    description ?? (typeof lead === 'string' ? lead : undefined),
  );
  return (
    <Box mb="8">
      <Heading
        as="h1"
        size="4xl"
        ref={ref}
        tabIndex={-1}
        lang={lang}
        outline="none"
        textWrap="balance"
      >
        {title}
      </Heading>
      {lead !== undefined && (
        <Text mt="3" color="fg.muted" textStyle="lg" maxW="prose" textWrap="pretty">
          {lead}
        </Text>
      )}
    </Box>
  );
}
