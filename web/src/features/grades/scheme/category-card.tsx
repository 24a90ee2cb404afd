import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import type { GradeCategory } from '#shared/schemas/grading.ts';
import { NumberField } from '#web/blocks/build/number-field.tsx';
import { Choice } from '#web/components/form/choice.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { FieldGrid } from './field-grid.ts';
import { PercentField } from './percent-field.tsx';
import './texts.ts';
import { TitleFields } from './title-fields.tsx';

/** As many as the schema lets be left out. */
const mostDropped = 20;

type Props = {
  category: GradeCategory;
  byWeights: boolean;
  /** How many items are of it. */
  items: number;
  onChange: (category: GradeCategory) => void;
  onRemove: () => void;
};

/** What holds for the items of a category. */
export function CategoryCard({ category, byWeights, items, onChange, onRemove }: Props) {
  const { t } = useTranslation('gradeScheme');
  const { local } = useLanguage();
  const { title, weight, itemsCount, dropLowest, dropHighest, isExtra, isCapped } = category;
  const name = local(title).text;
  return (
    <Card role="group" aria-label={name === '' ? t('category.unnamed') : name}>
      <Flex direction="column" gap="4">
        <TitleFields value={title} onChange={(next) => onChange({ ...category, title: next })} />
        <FieldGrid>
          {byWeights && (
            <PercentField
              label={t('category.weight')}
              value={weight}
              onChange={(next) => onChange({ ...category, weight: next ?? 0 })}
            />
          )}
          {byWeights && (
            <Choice
              label={t('itemsCount.label')}
              value={itemsCount}
              choices={(['byPoints', 'equally'] as const).map((one) => ({
                value: one,
                label: t(`itemsCount.${one}`),
              }))}
              onChange={(next) => onChange({ ...category, itemsCount: next })}
            />
          )}
          <NumberField
            label={t('category.dropLowest')}
            least={0}
            most={mostDropped}
            value={dropLowest}
            onChange={(next) => onChange({ ...category, dropLowest: next })}
          />
          <NumberField
            label={t('category.dropHighest')}
            least={0}
            most={mostDropped}
            value={dropHighest}
            onChange={(next) => onChange({ ...category, dropHighest: next })}
          />
        </FieldGrid>
        <div>
          <SwitchRow
            label={t('category.extra')}
            hint={t('category.extraHint')}
            on={isExtra}
            onChange={(on) => onChange({ ...category, isExtra: on })}
          />
          <SwitchRow
            label={t('category.cap')}
            on={isCapped}
            onChange={(on) => onChange({ ...category, isCapped: on })}
          />
        </div>
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <span>{t('category.items', { count: items })}</span>
          <Button size="sm" variant="quiet" onClick={onRemove}>
            {t('category.remove')}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}
