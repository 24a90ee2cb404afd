import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { serverNow } from '#web/lib/server-now.ts';
import { Button } from './button.tsx';

/** The state of a write. `kept`: on this device, to be sent when there is a connection. */
export type Saving =
  | { is: 'idle' }
  | { is: 'saving' }
  | { is: 'saved'; at: number }
  | { is: 'kept' }
  | { is: 'failed'; why?: string; retry?: () => void };

/** A write that the server has just taken, at the time by its clock. */
export const savedNow = (): Saving => ({ is: 'saved', at: serverNow() });

const Words = chakra('span', { base: { textStyle: 'sm', color: 'fg.muted' } });

/** Says quietly how a write stands, and offers to try again where it did not work. */
export function SaveState({ saving }: { saving: Saving }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Flex role="status" align="center" gap="2" wrap="wrap" minH="6">
      {saving.is === 'saving' && <Words>{t('saveState.saving')}</Words>}
      {saving.is === 'kept' && <Words>{t('saveState.kept')}</Words>}
      {saving.is === 'saved' && (
        <Words color="fg.success">
          {t('saveState.saved', { time: formatTime(saving.at, language) })}
        </Words>
      )}
      {saving.is === 'failed' && (
        <>
          <Words color="fg.error">{saving.why ?? t('saveState.failed')}</Words>
          {saving.retry && (
            <Button size="sm" variant="outline" onClick={saving.retry}>
              {t('tryAgain')}
            </Button>
          )}
        </>
      )}
    </Flex>
  );
}
