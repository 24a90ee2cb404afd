import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import { useVideo } from './use-video.ts';
import { rates, type VideoControl } from './video-control.ts';

const Select = chakra('select', {
  base: {
    bg: 'transparent',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    minH: '9',
    px: '1',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
});

type Props = { control: VideoControl; onNote: (() => void) | null };

/** What the browser's own controls lack or hide in menus: steps, speed, captions, a small window, a note. */
export function VideoBar({ control, onNote }: Props) {
  const { t } = useTranslation('player');
  const { language } = useLanguage();
  const { rate, captions, cuesState } = useVideo(control);
  return (
    <Flex
      role="group"
      aria-label={t('video.controls')}
      wrap="wrap"
      align="center"
      gap="1"
      px="2"
      py="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="0"
      borderBottomRadius="l3"
    >
      <Button size="sm" px="2" variant="quiet" onClick={() => control.skip(-10)}>
        <span aria-hidden>{t('video.back')}</span>
        <Hidden>{t('video.backLong')}</Hidden>
      </Button>
      <Button size="sm" px="2" variant="quiet" onClick={() => control.skip(10)}>
        <span aria-hidden>{t('video.forward')}</span>
        <Hidden>{t('video.forwardLong')}</Hidden>
      </Button>
      <Select
        aria-label={t('video.speed')}
        value={rate}
        onChange={(event) => control.setRate(Number(event.target.value))}
      >
        {rates.map((value) => (
          <option key={value} value={value}>
            {t('video.rate', { rate: new Intl.NumberFormat(language).format(value) })}
          </option>
        ))}
      </Select>
      {cuesState !== 'none' && (
        <Button
          size="sm"
          px="2"
          variant="quiet"
          aria-pressed={captions}
          bg={captions ? 'bg.gold' : undefined}
          onClick={() => control.setCaptions(!captions)}
        >
          {t('video.captions')}
        </Button>
      )}
      {document.pictureInPictureEnabled && (
        <Button
          size="sm"
          px="2"
          variant="quiet"
          hideBelow="md"
          onClick={() => control.pictureInPicture()}
        >
          {t('video.smallWindow')}
        </Button>
      )}
      {onNote !== null && (
        <Button size="sm" px="2" variant="quiet" ms="auto" onClick={onNote}>
          {t('video.note')}
        </Button>
      )}
    </Flex>
  );
}

const Hidden = chakra('span', { base: { srOnly: true } });
