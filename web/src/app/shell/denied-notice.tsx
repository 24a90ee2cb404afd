import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Notice } from '#web/components/ui/notice.tsx';
import { isDenied } from '../denied.ts';

/** Tells who was sent on by a guard why: whom the page that they wanted is for. */
export function DeniedNotice() {
  const { t } = useTranslation('shell');
  const { state } = useLocation();
  if (!isDenied(state)) return null;
  return (
    <Box px={{ base: '4', md: '8' }} pt="4">
      <Notice kind="warning">
        {t('noPermission.title')} {t(`noPermission.${state.deniedFor}`)}
      </Notice>
    </Box>
  );
}
