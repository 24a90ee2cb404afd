import { Flex } from '@chakra-ui/react/flex';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Textarea } from '#web/components/form/textarea.tsx';
import { Button } from '#web/components/ui/button.tsx';
import './texts.ts';

type Props = {
  label: string;
  text: string;
  onText: (text: string) => void;
  onSave: () => void;
  onCancel?: () => void;
  /** Takes the focus when it appears. */
  focused?: boolean;
};

/** The field in which a note is written; Ctrl and Enter keep it, Escape leaves. */
export function NoteForm({ label, text, onText, onSave, onCancel, focused = false }: Props) {
  const { t } = useTranslation('notes');
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== '') onSave();
  };
  return (
    <form onSubmit={send}>
      <Textarea
        ref={ref}
        aria-label={label}
        placeholder={label}
        rows={3}
        maxLength={4000}
        fontSize="md"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          if (event.key === 'Escape' && onCancel) {
            event.stopPropagation();
            onCancel();
          }
        }}
      />
      <Flex gap="2" mt="2">
        <Button type="submit" size="sm" variant="secondary" disabled={text.trim() === ''}>
          {t('save')}
        </Button>
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Flex>
    </form>
  );
}
