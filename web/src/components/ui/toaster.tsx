import { Stack } from '@chakra-ui/react/stack';
import { Spinner } from '@chakra-ui/react/spinner';
import { toastSlotRecipe } from '@chakra-ui/react/theme';
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toastDuration } from '#web/lib/toast-duration.ts';
import '../texts.ts';
import { useFreeBand } from './use-free-band.ts';

export const toaster = createToaster({
  placement: 'bottom-end',
  pauseOnPageIdle: true,
  duration: toastDuration,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--above-bars)' },
});

const mounted = Promise.withResolvers<void>();

/** Resolves once there is a region on the page to show toasts in. */
export const ready = mounted.promise;

/** The place for toasts: 300 to 560 pixels wide, and never wider than the screen. */
export default function ToastRegion() {
  const { t } = useTranslation(['common', 'parts']);
  const above = useFreeBand();
  useEffect(() => mounted.resolve(), []);
  return (
    <Toaster
      toaster={toaster}
      aria-label={t('parts:messages')}
      insetInline={{ mdDown: '4' }}
      // On a phone it covers nothing that one would press: neither bars at the foot nor what the page has there.
      css={{ '--above-bars': { base: above === null ? '5rem' : `${above}px`, md: '1rem' } }}
    >
      {(toast) => (
        <Toast.Root
          recipe={toastSlotRecipe}
          minW="min(300px, calc(100vw - 2rem))"
          maxW="min(560px, calc(100vw - 2rem))"
          // The region around it has no width of its own that it could fill.
          w="max-content"
        >
          {toast.type === 'loading' ? <Spinner size="sm" /> : <Toast.Indicator aria-hidden />}
          <Stack gap="1" flex="1" maxW="100%">
            {toast.title !== undefined && <Toast.Title>{toast.title}</Toast.Title>}
            {toast.description !== undefined && (
              <Toast.Description>{toast.description}</Toast.Description>
            )}
          </Stack>
          {toast.closable && <Toast.CloseTrigger aria-label={t('close')} />}
        </Toast.Root>
      )}
    </Toaster>
  );
}
