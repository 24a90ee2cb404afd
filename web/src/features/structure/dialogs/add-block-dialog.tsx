import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { minutesOf } from '#shared/policies/watched.ts';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { newBlock } from '../new-block.ts';
import { useOutlineContext } from '../outline-context.ts';
import type { Place } from '../types.ts';
import '../texts.ts';
import { type ChosenFile, contentOf, type FilledKind } from './content-of.ts';
import { FileChoice } from './file-choice.tsx';

type Props = { kind: FilledKind; place: Place; onClose: () => void };
type Values = { title: string; address: string; minutes: string };

/** A block that shows something which is there already: an address, or a file of the course. */
export function AddBlockDialog({ kind, place, onClose }: Props) {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  const { course, commands } = useOutlineContext();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { title: '', address: '', minutes: '5' },
  });
  const { errors } = formState;
  const addressed = kind === 'link' || kind === 'embed';
  // What plays is as long as its file says, if it does.
  const isTyped =
    (kind !== 'video' && kind !== 'audio') || (file !== null && file.durationSeconds === null);
  const add = ({ title, address, minutes }: Values) => {
    const name = title.trim();
    const length = Number(minutes);
    const content = contentOf(kind, { address: address.trim(), file, minutes: length });
    if (name === '') return setError('title', { type: 'empty' }, { shouldFocus: true });
    if (!Number.isInteger(length) || length < 1 || length > 600)
      return setError('minutes', { type: 'number' }, { shouldFocus: true });
    if (content === null) return setError('address', { type: kind }, { shouldFocus: addressed });
    onClose();
    const block = newBlock(course, language, name, content, minutesOf(content, length));
    return void commands.addBlock(place, block, name);
  };
  return (
    <Modal title={t('fill.title', { kind: t(`kind.${kind}`) })} onClose={onClose}>
      <Form onSubmit={(event) => void handleSubmit(add)(event)}>
        <TextField
          label={t('fields.title')}
          maxLength={120}
          field={register('title')}
          error={errors.title && t('invalid.title')}
        />
        {kind === 'link' || kind === 'embed' ? (
          <TextField
            label={t('fill.address')}
            hint={t(`fill.hint.${kind}`)}
            type="url"
            field={register('address')}
            error={errors.address && t(`invalid.${kind}`)}
          />
        ) : (
          <FileChoice kind={kind} onChange={setFile} error={errors.address && t('invalid.file')} />
        )}
        {isTyped && (
          <TextField
            label={t('fields.minutes')}
            inputMode="numeric"
            field={register('minutes')}
            error={errors.minutes && t('invalid.minutes')}
          />
        )}
        <Flex gap="3" wrap="wrap">
          <Button type="submit">{t('fill.add')}</Button>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Flex>
      </Form>
    </Modal>
  );
}
