import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import type { Role } from '#shared/policies/roles.ts';
import '#web/lib/i18n/refusal-texts.ts';
import { paths } from '#web/lib/paths.ts';
import type { Refusal } from '#web/lib/refusals.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { Button, ButtonLink } from './button.tsx';

type Props = {
  refusal: Refusal;
  /** The role that the page is for, if just that is the reason. */
  role: Role | null;
};

/** Says in one sentence how to meet the condition that a refusal names, and offers that one step. */
export function RefusalStep({ refusal, role }: Props) {
  const { t } = useTranslation(['refusal', 'common']);
  const { courseId } = useParams();
  const { pathname, search } = useLocation();
  const signedIn = useTokens() !== null;
  const signIn = useSignIn();
  const words = {
    forbidden: role ? t(`partFor.${role}`) : t(signedIn ? 'noRole' : 'signIn'),
    account_suspended: null,
    enrollment_required: t('enroll'),
    invitation_required: t('invitation'),
  }[refusal];
  const inCourse = refusal === 'enrollment_required' || refusal === 'invitation_required';
  return (
    <>
      {words !== null && (
        <Text color="fg.muted" maxW="26em" textWrap="pretty">
          {words}
        </Text>
      )}
      {inCourse ? (
        <ButtonLink to={courseId === undefined ? paths.courses : paths.course(courseId)}>
          {t(courseId === undefined ? 'courses' : 'course')}
        </ButtonLink>
      ) : signedIn || refusal !== 'forbidden' ? (
        <ButtonLink
          to={paths.contact}
          state={{ about: `${pathname} · ${refusal}` }}
          variant="outline"
        >
          {t('writeToUs')}
        </ButtonLink>
      ) : (
        <Button onClick={() => signIn(pathname + search)}>{t('common:signIn')}</Button>
      )}
    </>
  );
}
