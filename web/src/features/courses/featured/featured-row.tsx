import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import './texts.ts';
import type { CourseCard } from '#web/course/types.ts';
import { SmallCover } from './small-cover.tsx';

type Props = {
  place: number;
  /** The parts that its cover is drawn from; null if the course is gone. */
  cover: Pick<CourseCard, 'category' | 'title' | 'cover'> | null;
  title: { text: string; lang: string | undefined };
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** One chosen course with its place, and the buttons that move it. */
export function FeaturedRow({ place, cover, title, last, onMove, onRemove }: Props) {
  const { t } = useTranslation('featured');
  const named = { title: title.text };
  return (
    <Flex as="li" align="center" gap="3" py="2" borderTopWidth="1px">
      <Text w="6" color="fg.muted" fontVariantNumeric="tabular-nums">
        {place}
      </Text>
      <Box hideBelow="md">
        <SmallCover of={cover} />
      </Box>
      <chakra.span flex="1" minW="0" fontWeight="medium" lang={title.lang}>
        {title.text}
      </chakra.span>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('up', named)}
        aria-disabled={place === 1}
        onClick={() => place > 1 && onMove(-1)}
      >
        <Icon name="chevronUp" />
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('down', named)}
        aria-disabled={last}
        onClick={() => !last && onMove(1)}
      >
        <Icon name="chevronDown" />
      </Button>
      <Button size="sm" variant="quiet" aria-label={t('remove', named)} onClick={onRemove}>
        <Icon name="close" />
      </Button>
    </Flex>
  );
}
