import { chakra } from '@chakra-ui/react/styled-system';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import type { Area } from './crop-image.ts';
import '../texts.ts';

type Props = {
  /** Address of the picture. */
  picture: string;
  saving: boolean;
  /** Why saving did not work. */
  problem: string | null;
  onSave: (area: Area) => void;
  onClose: () => void;
};

const zooms = { min: 1, max: 4, step: 0.1 };

/** Chooses the square of a picture that is to be kept: by pointer, by touch, or with the arrow keys and a slider. */
export default function CropDialog({ picture, saving, problem, onSave, onClose }: Props) {
  const { t } = useTranslation('accounts');
  const zoomId = useId();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.min);
  const [area, setArea] = useState<Area | null>(null);
  return (
    <Modal title={t('photo.crop')} onClose={onClose}>
      <Text color="fg.muted" mb="4">
        {t('photo.cropHint')}
      </Text>
      <Box position="relative" h="min(20rem, 45dvh)" borderRadius="l2" overflow="hidden" bg="ink">
        <Cropper
          image={picture}
          crop={place}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          keyboardStep={8}
          cropperProps={{ role: 'application', 'aria-label': t('photo.move') }}
          mediaProps={{ alt: '' }}
          // The site's content policy lets no script write styles into the page: they come as a file.
          disableAutomaticStylesInjection
        />
      </Box>
      <Flex align="center" gap="4" mt="4">
        <label htmlFor={zoomId}>{t('photo.zoom')}</label>
        <chakra.input
          id={zoomId}
          type="range"
          {...zooms}
          value={zoom}
          flex="1"
          h="6"
          accentColor="gold.600"
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </Flex>
      {problem !== null && (
        <Text role="alert" color="fg.error" mt="4">
          {problem}
        </Text>
      )}
      <Flex gap="3" mt="5" wrap="wrap">
        <Button disabled={saving || area === null} onClick={() => area && onSave(area)}>
          {t(saving ? 'photo.saving' : 'photo.save')}
        </Button>
        <Button variant="outline" disabled={saving} onClick={onClose}>
          {t('photo.cancel')}
        </Button>
      </Flex>
    </Modal>
  );
}
