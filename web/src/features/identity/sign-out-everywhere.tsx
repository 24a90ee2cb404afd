import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { signOutEverywhere } from './provider.ts';
import './texts.ts';
import { useIdentityAction } from './use-identity-action.ts';

/** Ends every session of the person, this one included. */
export function SignOutEverywhere() {
  const { t } = useTranslation('identity');
  const leave = useIdentityAction(signOutEverywhere, () => undefined);
  return (
    <>
      <Text mb="4" maxW="60ch">
        {t('everywhere.text')}
      </Text>
      {leave.refused && <Notice kind="error">{t('everywhere.failed')}</Notice>}
      <Button variant="outline" disabled={leave.isPending} onClick={() => leave.mutate()}>
        {t('everywhere.action')}
      </Button>
    </>
  );
}
