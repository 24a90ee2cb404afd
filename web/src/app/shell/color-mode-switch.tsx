import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { chooseMode, currentMode } from '#web/lib/theme/color-mode.ts';
import { usePreferences } from '#web/lib/use-preferences.ts';

/** Light or dark, kept on this device. */
export function ColorModeSwitch() {
  const { t } = useTranslation();
  usePreferences();
  const mode = currentMode();
  const other = mode === 'light' ? 'dark' : 'light';
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={t(`colorMode.${other}`)}
      onClick={() => chooseMode(other)}
    >
      <chakra.svg
        viewBox="0 0 20 20"
        w="5"
        h="5"
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.5"
        aria-hidden
      >
        {mode === 'light' ? (
          <path d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z" strokeLinejoin="round" />
        ) : (
          <>
            <circle cx="10" cy="10" r="3.5" />
            <path
              d="M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4"
              strokeLinecap="round"
            />
          </>
        )}
      </chakra.svg>
    </Button>
  );
}
