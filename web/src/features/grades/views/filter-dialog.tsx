import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Clause, type Conditions, mostClauses } from '#shared/policies/conditions.ts';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { Form } from '#web/components/form/form.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { focusAfter } from '#web/lib/focus-after.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { BookItem } from '../types.ts';
import { ClauseRow } from './clause-row.tsx';
import { clauseOf, draftOf, fields, newDraft } from './draft.ts';
import './texts.ts';

type Props = {
  courseId: string;
  items: readonly BookItem[];
  conditions: Conditions;
  onAsk: (conditions: Conditions) => void;
  onClose: () => void;
};

/** What is asked of those whom the book shows: all of it must hold. */
export function FilterDialog({ courseId, items, conditions, onAsk, onClose }: Props) {
  const { t } = useTranslation('gradeViews');
  const { language } = useLanguage();
  const [drafts, setDrafts] = useState(() =>
    conditions.map((clause, at) => draftOf(clause, at, language)),
  );
  const [nextKey, setNextKey] = useState(conditions.length);
  const [isTried, setIsTried] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const add = (field: Clause['field']) => {
    focusAfter(
      () => {
        setDrafts([...drafts, newDraft(nextKey, field, items)]);
        setNextKey(nextKey + 1);
      },
      () => {
        const [about, next] =
          rows.current?.lastElementChild?.querySelectorAll<HTMLElement>('select, input') ?? [];
        // What it is about was chosen with the button.
        return next ?? about;
      },
    );
  };
  const send = () => {
    const clauses = drafts.map(clauseOf);
    if (clauses.includes(null)) return setIsTried(true);
    const asked = clauses.flatMap((clause) => (clause ? [clause] : []));
    // What is asked twice is asked once.
    const each = new Map(asked.map((clause) => [JSON.stringify(clause), clause]));
    return onAsk([...each.values()]);
  };
  return (
    <Modal title={t('edit.title')} place="wide" onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Text color="fg.muted">{t(drafts.length === 0 ? 'edit.none' : 'edit.text')}</Text>
        {drafts.length > 0 && (
          <chakra.ul ref={rows} listStyleType="none">
            {drafts.map((draft) => (
              <ClauseRow
                key={draft.key}
                courseId={courseId}
                items={items}
                draft={draft}
                isTried={isTried}
                onChange={(next) =>
                  setDrafts(drafts.map((one) => (one.key === next.key ? next : one)))
                }
                onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
              />
            ))}
          </chakra.ul>
        )}
        {drafts.length < mostClauses && (
          <Box>
            <Text fontWeight="medium" fontSize="sm" mb="1.5" id="filter-add">
              {t('edit.add')}
            </Text>
            <chakra.div
              role="group"
              aria-labelledby="filter-add"
              display="flex"
              gap="2"
              flexWrap="wrap"
            >
              {fields.map((field) => (
                <Button key={field} size="sm" variant="outline" onClick={() => add(field)}>
                  {t(`field.${field}`)}
                </Button>
              ))}
            </chakra.div>
          </Box>
        )}
        <FormActions yes={t('edit.show')} no={t('cancel')} onNo={onClose} />
      </Form>
    </Modal>
  );
}
