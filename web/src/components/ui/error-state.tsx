import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { errorKey } from '#web/lib/error-key.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { TextLink } from './text-link.tsx';

type Props = { error: unknown; retry?: () => void };

/** Refusals that trying again does not change. */
const refusals = ['forbidden', 'account_suspended', 'enrollment_required', 'invitation_required'];

/**
 * A part of a page that could not be loaded: why, what is safe, the way to try again, and the code with
 * which the help explains it. A refusal says what is missing instead.
 */
export function ErrorState({ error, retry }: Props) {
  const { t } = useTranslation(['common', 'errors', 'shell']);
  const key = errorKey(error);
  const refused = refusals.includes(key);
  const title = refused ? 'shell:refused' : key === 'offline' ? 'offlineTitle' : 'failedTitle';
  return (
    <div role="alert">
      <EmptyState
        drawing={refused ? 'lock' : 'lampOut'}
        title={t(title)}
        text={t(`errors:${key}`)}
        action={
          <>
            {retry && !refused && <Button onClick={retry}>{t('tryAgain')}</Button>}
            <Text textStyle="sm" color="fg.muted">
              <TextLink to={paths.errorHelp(key)}>{t('shell:errorCode', { code: key })}</TextLink>
            </Text>
          </>
        }
      />
    </div>
  );
}
