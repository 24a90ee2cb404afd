import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { formatSecond } from '#web/lib/i18n/format-time.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { FilmButton } from './film-button.tsx';
import { FilmIcon } from './film-icon.tsx';
import '../play/texts.ts';
import { useSecond, useVideo } from './use-video.ts';
import { rates, type VideoControl } from './video-control.ts';

const Select = chakra('select', {
  base: {
    bg: 'transparent',
    color: 'fg',
    '& option': { bg: 'bg.panel' },
    borderRadius: 'l2',
    minH: '9',
    px: '1',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});

const Slider = chakra('input', {
  base: { accentColor: 'gold.600', minW: '0', minH: '6', cursor: 'pointer' },
});

const Time = chakra('span', {
  base: { fontSize: 'sm', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

type Props = { control: VideoControl; onNote: (() => void) | null };

/** All that can be done with a film, in one bar: the browser's own is not shown. */
export function VideoBar({ control, onNote }: Props) {
  const { t } = useTranslation('player');
  const { language: own } = useLanguage();
  const { rate, captions, cuesState, language, languages, paused, muted, volume } =
    useVideo(control);
  const nameOf = (one: string) => t(`language.${one === 'es' ? 'es' : 'en'}`);
  return (
    <Flex
      role="group"
      aria-label={t('video.controls')}
      direction="column"
      px="2"
      py="1"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="0"
      borderBottomRadius="l3"
    >
      <Place control={control} />
      <Flex wrap="wrap" align="center" gap={{ base: '0', md: '1' }}>
        <FilmButton label={t(paused ? 'video.play' : 'video.pause')} onClick={control.toggle}>
          <FilmIcon name={paused ? 'play' : 'pause'} />
        </FilmButton>
        <FilmButton label={t('video.backLong')} onClick={() => control.skip(-10)}>
          <FilmIcon name="back" />
        </FilmButton>
        <FilmButton label={t('video.forwardLong')} onClick={() => control.skip(10)}>
          <FilmIcon name="forward" />
        </FilmButton>
        <FilmButton label={t(muted ? 'video.unmute' : 'video.mute')} onClick={control.mute}>
          <FilmIcon name={muted ? 'silence' : 'sound'} />
        </FilmButton>
        <Slider
          type="range"
          hideBelow="md"
          w="20"
          aria-label={t('video.volume')}
          min={0}
          max={1}
          step={0.05}
          value={muted ? 0 : volume}
          onChange={({ target }) => control.setVolume(Number(target.value))}
        />
        <Select
          aria-label={t('video.speed')}
          title={t('video.speed')}
          ms="auto"
          value={rate}
          onChange={({ target }) => control.setRate(Number(target.value))}
        >
          {rates.map((value) => (
            <option key={value} value={value}>
              {t('video.rate', { rate: new Intl.NumberFormat(own).format(value) })}
            </option>
          ))}
        </Select>
        {cuesState !== 'none' && (
          <FilmButton
            label={t('video.captions')}
            pressed={captions}
            onClick={() => control.setCaptions(!captions)}
          >
            <FilmIcon name="captions" />
          </FilmButton>
        )}
        {captions && languages.length > 1 && (
          <Select
            aria-label={t('video.captionsIn')}
            title={t('video.captionsIn')}
            value={language}
            onChange={({ target }) => control.setCaptions(true, target.value)}
          >
            {languages.map((one) => (
              <option key={one} value={one} aria-label={nameOf(one)}>
                {one.toUpperCase()}
              </option>
            ))}
          </Select>
        )}
        {onNote !== null && (
          <FilmButton label={t('video.note')} onClick={onNote}>
            <FilmIcon name="note" />
          </FilmButton>
        )}
        {document.pictureInPictureEnabled && (
          <FilmButton wideOnly label={t('video.smallWindow')} onClick={control.pictureInPicture}>
            <FilmIcon name="window" />
          </FilmButton>
        )}
        <FilmButton label={t('video.fullScreen')} onClick={control.fullScreen}>
          <FilmIcon name="screen" />
        </FilmButton>
      </Flex>
    </Flex>
  );
}

/** The position in the film; drawn alone, because it moves on each second. */
function Place({ control }: { control: VideoControl }) {
  const { t } = useTranslation('player');
  const { duration } = useVideo(control);
  const second = useSecond(control);
  const [at, of] = [formatSecond(second), formatSecond(duration)];
  return (
    <Flex align="center" gap="2" px="1">
      <Slider
        type="range"
        flex="1"
        aria-label={t('video.place')}
        aria-valuetext={t('video.at', { at, of })}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        value={second}
        onChange={({ target }) => control.seek(Number(target.value))}
      />
      <Time aria-hidden>
        {at} / {of}
      </Time>
    </Flex>
  );
}
