import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { CourseCover } from '#web/components/cover/course-cover.tsx';
import '#web/course/texts.ts';
import type { Home } from '../types.ts';

const Tile = chakra(Link, {
  base: {
    display: 'block',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    overflow: 'hidden',
    _hover: { borderColor: 'border.emphasized', boxShadow: 'sm' },
  },
});

/** The categories, each in its cloth, with how many courses it has. */
export function CategoryTiles({ categories }: Pick<Home, 'categories'>) {
  const { t } = useTranslation('catalog');
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 2, lg: 4 }} gap="4">
      {categories.map(({ value, count }) => (
        <li key={value}>
          <Tile to={`${paths.courses}?category=${value}`}>
            <CourseCover course={{ category: value, title: { en: value } }} ratio="3 / 1" />
            <Flex
              direction={{ base: 'column', md: 'row' }}
              align="baseline"
              justify="space-between"
              columnGap="2"
              px="4"
              py="3"
            >
              <Box fontWeight="semibold">{t(`category.${value}`)}</Box>
              <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {t('catalog.total', { count })}
              </Text>
            </Flex>
          </Tile>
        </li>
      ))}
    </SimpleGrid>
  );
}
