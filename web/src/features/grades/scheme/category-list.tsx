import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ulid } from 'ulid';
import type { GradeCategory } from '#shared/schemas/grading.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPercent } from '#web/lib/percent.ts';
import type { BookItem } from '../types.ts';
import { CategoryCard } from './category-card.tsx';
import './texts.ts';

const mostCategories = 20;

type Props = {
  categories: GradeCategory[];
  by: 'points' | 'weights';
  items: readonly BookItem[];
  onChange: (categories: GradeCategory[]) => void;
};

/** The categories of a course, with what their weights come to. */
export function CategoryList({ categories, by, items, onChange }: Props) {
  const { t } = useTranslation('gradeScheme');
  const { language } = useLanguage();
  const given = categories.reduce((sum, one) => sum + (one.isExtra ? 0 : one.weight), 0);
  // Where the weights leave nothing, what is in no category counts for nothing, and nobody would see why.
  const known = new Set(categories.map(({ categoryId }) => categoryId));
  const homeless =
    given < 10_000
      ? 0
      : items.filter(
          ({ categoryId, isExtra, isKeptOut }) =>
            !isExtra && !isKeptOut && !known.has(categoryId ?? ''),
        ).length;
  const words = (value: number) => formatPercent(value, language);
  const add = () =>
    onChange([
      ...categories,
      {
        categoryId: ulid(),
        title: { [language]: t('category.new', { number: categories.length + 1 }) },
        weight: Math.max(0, 10_000 - given),
        itemsCount: 'byPoints',
        dropLowest: 0,
        dropHighest: 0,
        isExtra: false,
        isCapped: false,
      },
    ]);
  return (
    <>
      {by === 'weights' && categories.length > 0 && (
        <Text role="status" mb="3" color={given > 10_000 ? 'fg.warning' : 'fg.muted'}>
          {given === 10_000
            ? t('weights.whole')
            : given < 10_000
              ? t('weights.left', { given: words(given), left: words(10_000 - given) })
              : t('weights.above', { given: words(given) })}
        </Text>
      )}
      {by === 'weights' && homeless > 0 && (
        <Text mb="3" color="fg.warning">
          {t('weights.homeless', { count: homeless })}
        </Text>
      )}
      <Flex as="ul" direction="column" gap="4" listStyleType="none">
        {categories.map((category) => (
          <li key={category.categoryId}>
            <CategoryCard
              category={category}
              byWeights={by === 'weights'}
              items={items.filter((item) => item.categoryId === category.categoryId).length}
              onChange={(next) =>
                onChange(categories.map((one) => (one.categoryId === next.categoryId ? next : one)))
              }
              onRemove={() => onChange(categories.filter((one) => one !== category))}
            />
          </li>
        ))}
      </Flex>
      {categories.length < mostCategories && (
        <Button size="sm" variant="outline" mt="4" onClick={add}>
          {t('category.add')}
        </Button>
      )}
    </>
  );
}
