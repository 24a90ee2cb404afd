import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { askedStatuses } from '#shared/policies/conditions.ts';
import { Input } from '#web/components/form/input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { BookItem } from '../types.ts';
import { clauseOf, type Draft, fields, itemsFor, newDraft } from './draft.ts';
import { GroupPick } from './group-pick.tsx';
import './texts.ts';

type Props = {
  courseId: string;
  items: readonly BookItem[];
  draft: Draft;
  /** Whether somebody asked for what is not whole yet. */
  isTried: boolean;
  onChange: (draft: Draft) => void;
  onRemove: () => void;
};

const ways: Record<Draft['field'], readonly string[]> = {
  status: ['is', 'isNot'],
  mark: ['below', 'atLeast'],
  total: ['below', 'atLeast'],
  lastSeen: ['before', 'within'],
  feedback: [],
  group: ['in', 'notIn'],
};
const values: Partial<Record<Draft['field'], readonly string[]>> = {
  status: askedStatuses,
  feedback: ['unread', 'read'],
};

/** One thing that is asked of people, as a sentence of choices. */
export function ClauseRow({ courseId, items, draft, isTried, onChange, onRemove }: Props) {
  const { t } = useTranslation('gradeViews');
  const { local } = useLanguage();
  const { field } = draft;
  const choices = itemsFor(field, items);
  const asksItem = field === 'status' || field === 'mark' || field === 'feedback';
  const asksNumber = field === 'mark' || field === 'total' || field === 'lastSeen';
  const isWrong = isTried && clauseOf(draft) === null;
  const put = (changes: Partial<Draft>) => onChange({ ...draft, ...changes });
  const words = (kind: 'is' | 'value', value: string) =>
    t(`edit.${kind}.${field}.${value}` as 'edit.is.mark.below');
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.fieldset aria-describedby={isWrong ? `clause-${draft.key}` : undefined}>
        <chakra.legend srOnly>{t(`field.${field}`)}</chakra.legend>
        <Flex gap="2" wrap="wrap" align="center">
          <Chooser
            label={t('edit.field')}
            value={field}
            choices={fields.map((value) => ({ value, label: t(`field.${value}`) }))}
            onChoose={(value) =>
              onChange(newDraft(draft.key, fields.find((one) => one === value) ?? field, items))
            }
          />
          {asksItem && choices.length > 0 && (
            <Chooser
              label={t('edit.item')}
              value={draft.itemId}
              choices={choices.map(({ itemId, title }) => ({
                value: itemId,
                label: local(title).text,
              }))}
              onChoose={(itemId) => put({ itemId })}
            />
          )}
          {ways[field].length > 0 && (
            <Chooser
              label={t('edit.how')}
              value={draft.is}
              choices={ways[field].map((value) => ({ value, label: words('is', value) }))}
              onChoose={(is) => put({ is })}
            />
          )}
          {values[field] && (
            <Chooser
              label={t('edit.what')}
              value={draft.value}
              choices={values[field].map((value) => ({
                value,
                label:
                  field === 'status'
                    ? t(`status.${value}` as 'status.open')
                    : words('value', value),
              }))}
              onChoose={(value) => put({ value })}
            />
          )}
          {asksNumber && (
            <Flex align="center" gap="1.5">
              <Input
                size="lg"
                w="5.5rem"
                inputMode={field === 'lastSeen' ? 'numeric' : 'decimal'}
                maxLength={6}
                aria-label={t(field === 'lastSeen' ? 'edit.days' : 'edit.percent')}
                aria-invalid={isWrong}
                value={draft.value}
                onChange={({ target }) => put({ value: target.value })}
              />
              <span aria-hidden>
                {t(field === 'lastSeen' ? 'edit.daysShort' : 'edit.percentShort')}
              </span>
            </Flex>
          )}
          <Button
            size="sm"
            variant="quiet"
            ms="auto"
            aria-label={t('edit.remove', { what: t(`field.${field}`) })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </Button>
        </Flex>
        {field === 'group' && (
          <Box mt="2">
            <GroupPick
              courseId={courseId}
              value={draft.value}
              onChoose={(value) => put({ value })}
            />
          </Box>
        )}
        {isWrong && (
          <chakra.p id={`clause-${draft.key}`} color="fg.error" textStyle="sm" mt="1" role="alert">
            {asksItem && choices.length === 0
              ? t('edit.noItems')
              : t(
                  asksNumber
                    ? `edit.wrong.${field === 'lastSeen' ? 'days' : 'percent'}`
                    : 'edit.wrong.whole',
                )}
          </chakra.p>
        )}
      </chakra.fieldset>
    </chakra.li>
  );
}
