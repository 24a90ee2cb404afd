import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ChoiceGroup } from '#web/components/form/choice-group.tsx';
import { Form } from '#web/components/form/form.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { useOutlineContext } from '../outline-context.ts';
import { ruleFields, useFieldWords } from '../rules/use-field-words.ts';
import type { Conflict } from '../store/sent.ts';
import type { ModuleEdit } from '../types.ts';
import '../texts.ts';

type Props = { conflict: Conflict; onClose: () => void };

/** Shows what two people wrote in the same fields of a row, and lets this one choose for each. Nothing of theirs is overwritten before. */
export function ConflictDialog({ conflict, onClose }: Props) {
  const { t } = useTranslation('structure');
  const { commands } = useOutlineContext();
  const wordsOf = useFieldWords();
  const { step, theirs } = conflict;
  const names = ruleFields.filter((name) => conflict.names.includes(name));
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(names));
  const own = { ...theirs, ...step.edit };
  const keep = () => {
    onClose();
    const edit: ModuleEdit = Object.fromEntries(
      Object.entries(step.edit).filter(
        ([name]) => mine.has(name) || !conflict.names.includes(name),
      ),
    );
    if (Object.keys(edit).length > 0) void commands.edit(step.id, edit);
  };
  return (
    <Modal title={t('conflict.title')} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <Text>{t('conflict.text')}</Text>
        {names.map((name) => (
          <ChoiceGroup
            key={name}
            legend={t(`fields.${name}`)}
            choices={[
              { value: 'mine', label: t('conflict.mine'), hint: wordsOf(name, own) },
              { value: 'theirs', label: t('conflict.theirs'), hint: wordsOf(name, theirs) },
            ]}
            field={{
              name,
              ref: (input: HTMLInputElement | null) => {
                if (input) input.defaultChecked = input.value === 'mine';
              },
              onBlur: async () => undefined,
              onChange: async ({ target }: { target: { value: string } }) => {
                const next = new Set(mine);
                if (target.value === 'mine') next.add(name);
                else next.delete(name);
                setMine(next);
              },
            }}
          />
        ))}
        <Flex gap="3" wrap="wrap">
          <Button type="submit">{t('conflict.keep')}</Button>
        </Flex>
      </Form>
    </Modal>
  );
}
