import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { TextLink } from './text-link.tsx';
import { useErrorWords } from './use-error-words.ts';

const RefusalStep = lazy(async () => ({
  default: (await import('./refusal-step.tsx')).RefusalStep,
}));

type Props = { error: unknown; retry?: () => void };

/**
 * Says why something could not be loaded, what is safe, how to try again, and the code with which the help explains it.
 * A refusal says what is missing instead, and leads to it.
 */
export function ErrorState({ error, retry }: Props) {
  const { t } = useTranslation(['common', 'shell']);
  const { key, refused, role, title, text } = useErrorWords(error);
  return (
    <div role="alert">
      <EmptyState
        drawing={refused ? 'lock' : 'lampOut'}
        title={title}
        text={role ? undefined : text}
        action={
          <>
            {retry && !refused && <Button onClick={retry}>{t('tryAgain')}</Button>}
            {refused && (
              <Suspense fallback={<Box h="28" />}>
                <RefusalStep refusal={refused} role={role} />
              </Suspense>
            )}
            <Text textStyle="sm" color="fg.muted">
              <TextLink to={paths.errorHelp(key)}>{t('shell:errorCode', { code: key })}</TextLink>
            </Text>
          </>
        }
      />
    </div>
  );
}
