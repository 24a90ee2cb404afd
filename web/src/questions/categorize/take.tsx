import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { AskedFrame } from '../take/asked-frame.tsx';
import { AssignRows } from '../take/assign-rows.tsx';
import type { TakeProps } from '../take/take-props.ts';
import { WrittenPart } from '../written.tsx';

/** No id of a category: those have no hyphen. */
const none = '-';

/** Things that belong into categories. */
export function CategorizeTake({ asked, given, onChange }: TakeProps<'categorize'>) {
  const { t } = useTranslation('questions');
  const { local } = useLanguage();
  const items = given?.items ?? [];
  const categories = asked.categories.map(({ id, text }) => ({ value: id, ...local(text) }));
  return (
    <AskedFrame asked={asked} legend={t('take.categorize')}>
      <AssignRows
        rows={asked.items.map(({ id, text }) => ({ id, text: <WrittenPart text={text} /> }))}
        choices={
          asked.offersNone
            ? [...categories, { value: none, text: t('take.noCategory') }]
            : categories
        }
        chosen={new Map(items.map(({ item, category }) => [item, category ?? none]))}
        onChoose={(item, value) => {
          const others = items.filter((one) => one.item !== item);
          const category = value === none ? null : value;
          const next = category === undefined ? others : [...others, { item, category }];
          onChange(next.length === 0 ? null : { type: 'categorize', items: next });
        }}
      />
    </AskedFrame>
  );
}
