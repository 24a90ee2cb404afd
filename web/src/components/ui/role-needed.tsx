import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/policies/roles.ts';
import '#web/lib/i18n/refusal-texts.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from './button.tsx';

/** Whose a part of a page is that the API refuses, and the way to who decides about roles. */
export function RoleNeeded({ role }: { role: Role }) {
  const { t } = useTranslation('refusal');
  return (
    <>
      <Text color="fg.muted" maxW="26em" textWrap="pretty">
        {t(`partFor.${role}`)}
      </Text>
      <ButtonLink to={paths.contact} variant="outline">
        {t('writeToUs')}
      </ButtonLink>
    </>
  );
}
