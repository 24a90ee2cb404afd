import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostCommentLength } from '#shared/policies/comment-limits.ts';
import { Labelled } from '#web/components/form/labelled.tsx';
import { Textarea } from '#web/components/form/textarea.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '../texts.ts';
import { insertWords, type Slot } from './insert-words.ts';
import { keptComments } from './queries.ts';

const BankDialog = lazy(() => import('./bank-dialog.tsx'));

type Props = {
  label: string;
  hint?: string;
  rows: number;
  maxLength: number;
  value: string;
  autoFocus?: boolean;
  /** It is found by the key for the comment. */
  isMain?: boolean;
  onChange: (text: string) => void;
  /** What else can be done to it. */
  children?: ReactNode;
};

/** A comment to write, with one's own comments at hand: the sign # puts one of them in, and what is written can be kept. */
export function CommentField(props: Props) {
  const {
    label,
    hint,
    rows,
    maxLength,
    value,
    autoFocus = false,
    isMain = false,
    onChange,
    children,
  } = props;
  const { t } = useTranslation(['submissions', 'errors']);
  const field = useRef<HTMLTextAreaElement>(null);
  const [slot, setSlot] = useState<Slot | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = useWrite('submissions.keepComment', {
    meta: { handles: 'all', invalidates: [keptComments.queryKey], success: t('bank.kept') },
    onError: (error) => {
      const key = errorKey(error);
      setProblem(key === 'too_many_requests' ? t('bank.full') : t(`errors:${key}`));
    },
  });
  const caret = useRef<number | null>(null);
  // Whoever put words in goes on behind them.
  useEffect(() => {
    if (caret.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const take = (words: string) => {
    const next = insertWords(value, slot ?? { from: value.length, to: value.length }, words);
    setSlot(null);
    if (next.text.length > maxLength) return setProblem(t('bank.tooLong'));
    setProblem(null);
    caret.current = next.caret;
    return onChange(next.text);
  };
  const said = value.trim();
  return (
    <>
      <Labelled label={label} hint={hint}>
        <Textarea
          ref={field}
          {...(isMain && { 'data-comment': '' })}
          rows={rows}
          maxLength={maxLength}
          css={{ fieldSizing: 'content', minH: `calc(${rows}lh + 1.25rem)`, maxH: '50dvh' }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever chose its place goes on to write it
          autoFocus={autoFocus}
          value={value}
          onChange={({ target, nativeEvent }) => {
            onChange(target.value);
            if (!('data' in nativeEvent) || nativeEvent.data !== '#') return;
            setSlot({ from: target.selectionStart - 1, to: target.selectionStart });
          }}
        />
      </Labelled>
      <Flex gap="2" wrap="wrap" align="center" mt="1">
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('bank.takeFor', { label })}
          onClick={() => {
            const at = field.current;
            setSlot({ from: at?.selectionStart ?? 0, to: at?.selectionEnd ?? 0 });
          }}
        >
          {t('bank.take')}
        </Button>
        {said !== '' && said.length <= mostCommentLength && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('bank.keepOf', { label })}
            disabled={keep.isPending}
            onClick={() => {
              setProblem(null);
              keep.mutate({ body: { text: said } });
            }}
          >
            {t('bank.keep')}
          </Button>
        )}
        {children}
      </Flex>
      {problem !== null && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {problem}
        </Text>
      )}
      {slot && (
        <Suspense>
          <BankDialog onTake={take} onClose={() => setSlot(null)} />
        </Suspense>
      )}
    </>
  );
}
