import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../formats/types.ts';
import './texts.ts';

type Props = {
  title: string;
  lang?: string | undefined;
  place: Place;
  /** Named where there are several files. */
  fileName: string | null;
  children?: ReactNode;
};

/** A question of a file: where it stands there, and what becomes of it. */
export function QuestionRow({ title, lang, place, fileName, children }: Props) {
  const { t } = useTranslation('questionFiles');
  const where = t(place.isRow ? 'report.placeInSheet' : 'report.place', {
    number: place.index + 1,
    line: place.line,
  });
  return (
    <Box as="li" py="2" borderTopWidth="1px">
      <Text lang={lang} overflowWrap="anywhere">
        {title || t('report.untitled')}
      </Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {fileName === null ? where : `${fileName}: ${where}`}
      </Text>
      {children}
    </Box>
  );
}
