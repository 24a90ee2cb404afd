import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { GradeCategory } from '#shared/schemas/grading.ts';
import type { ItemPlace } from '#shared/schemas/grades.ts';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import type { BookItem } from '../types.ts';
import './texts.ts';

const Tick = chakra('input', { base: { accentColor: 'gold.600', w: '6', h: '6' } });

type Props = {
  items: readonly BookItem[];
  categories: readonly GradeCategory[];
  onChange: (itemId: string, place: ItemPlace) => void;
  /** Of an item that no lesson stands for. */
  renderMore: (item: BookItem) => React.ReactNode;
};

/** As what each item counts: chosen alike with the keyboard and with the pointer. */
export function ItemPlaces({ items, categories, onChange, renderMore }: Props) {
  const { t } = useTranslation('gradeScheme');
  const { language, local } = useLanguage();
  const known = new Set(categories.map(({ categoryId }) => categoryId));
  const choices = [
    { value: '', label: t('item.noCategory') },
    ...categories.map(({ categoryId, title }) => ({
      value: categoryId,
      label: local(title).text,
    })),
  ];
  return (
    <DataTable aria-label={t('items')}>
      <thead>
        <tr>
          <th scope="col">{t('item.title')}</th>
          <th scope="col">{t('item.category')}</th>
          <th scope="col">{t('item.extra')}</th>
          <th scope="col">{t('item.keptOut')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const { itemId, kind, most, categoryId, isExtra, isKeptOut, place } = item;
          const title = local(item.title);
          const now = { categoryId, isExtra, isKeptOut, place };
          return (
            <tr key={itemId}>
              <th scope="row">
                <Text lang={title.lang} overflowWrap="anywhere">
                  {title.text}
                </Text>
                <Text textStyle="sm" color="fg.muted" fontWeight="normal">
                  {t(`kind.${kind}`)} ·{' '}
                  {t('item.points', { count: most / 10_000, points: formatPoints(most, language) })}
                </Text>
                {kind === 'manual' && renderMore(item)}
              </th>
              <td data-label={t('item.category')}>
                <Chooser
                  label={t('item.categoryOf', { title: title.text })}
                  value={known.has(categoryId ?? '') ? (categoryId ?? '') : ''}
                  choices={choices}
                  onChoose={(next) =>
                    onChange(itemId, { ...now, categoryId: next === '' ? null : next })
                  }
                />
              </td>
              <td data-label={t('item.extra')}>
                <Tick
                  type="checkbox"
                  aria-label={t('item.extraOf', { title: title.text })}
                  checked={isExtra}
                  onChange={({ target }) => onChange(itemId, { ...now, isExtra: target.checked })}
                />
              </td>
              <td data-label={t('item.keptOut')}>
                <Tick
                  type="checkbox"
                  aria-label={t('item.keptOutOf', { title: title.text })}
                  checked={isKeptOut}
                  onChange={({ target }) => onChange(itemId, { ...now, isKeptOut: target.checked })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
