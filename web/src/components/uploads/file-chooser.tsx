import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaType } from '#shared/policies/media-types.ts';
import { fitsUse } from '#shared/policies/media-use.ts';
import { DropZone } from '#web/components/ui/drop-zone.tsx';
import { FileButton } from '#web/components/ui/file-button.tsx';
import { type Failure, failureOf, type Upload } from '#web/lib/uploads/upload-manager.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { endingsOf } from './file-groups.ts';
import { FileList, type ListedFile } from './file-list.tsx';
import { TakenLines } from './taken-lines.tsx';
import './texts.ts';
import { type UploadActs, UploadRows } from './upload-rows.tsx';
import { useComings } from './use-comings.ts';

/** Which files are taken. */
export type Taken = {
  accepts: readonly MediaType[];
  /** How many. */
  most: number;
  /** Of one file, beside what its type allows; null: no other bound. */
  mostBytes: number | null;
};

/** A file that was chosen, and why it is not taken; null: it is. */
export type ChosenFile = { file: File; failure: Failure | null };

type Props = {
  taken: Taken;
  /** What is there. */
  files: readonly ListedFile[];
  /** What is on its way, or was refused. */
  uploads?: readonly Upload[];
  acts: UploadActs;
  /** Whether one that found no room would by now; left out: as long as there are fewer than are taken. */
  isRoom?: boolean;
  onChoose: (chosen: ChosenFile[]) => void;
  onRemove: (mediaId: string) => void;
  onLinkEnded?: (() => void) | undefined;
};

const none: readonly Upload[] = [];

/** Files to choose, to drop or to take with a camera: which are there, how far the others are, and which more are taken. */
export function FileChooser(props: Props) {
  const { taken, files, uploads = none, acts, onChoose, onRemove, onLinkEnded } = props;
  const { accepts, most, mostBytes } = taken;
  const { t } = useTranslation('uploads');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const handheld = useMedia('(pointer: coarse)');
  const said = useComings(files);
  const under = uploads.filter(({ state }) => state !== 'failed').length;
  const left = most - files.length - under;
  const { isRoom = left > 0 } = props;
  const choose = (chosen: File[]) => {
    let room = left;
    onChoose(
      chosen.map((file) => {
        const failure = failureOf(file, {
          takes: (type) => accepts.includes(type),
          ...(mostBytes !== null && { mostBytes }),
        });
        if (failure) return { file, failure };
        room -= 1;
        return { file, failure: room < 0 ? { because: 'many' } : null };
      }),
    );
  };
  /** What is pressed goes away: the focus stays near. */
  const thenFocus =
    (act: (key: string) => void) =>
    (key: string): void => {
      act(key);
      input.current?.focus();
    };
  return (
    <Flex direction="column" gap="3">
      <Box role="status" srOnly>
        {said}
      </Box>
      <FileList files={files} onRemove={thenFocus(onRemove)} onLinkEnded={onLinkEnded} />
      <UploadRows
        rows={uploads}
        isRoom={isRoom}
        acts={{ ...acts, cancel: thenFocus(acts.cancel), dismiss: thenFocus(acts.dismiss) }}
      />
      <DropZone size="md" onDrop={(data) => choose([...data.files])}>
        <Flex gap="3" align="center" wrap="wrap">
          {!handheld && (
            <>
              <Text fontWeight="medium">{t('choose.drop', { count: most })}</Text>
              <Text color="fg.muted">{t('choose.or')}</Text>
            </>
          )}
          <FileButton
            ref={input}
            label={t('choose.choose', { count: most })}
            accept={endingsOf(accepts).join(',')}
            many={most > 1}
            describedBy={id}
            onFiles={choose}
          />
          {handheld && accepts.some((type) => fitsUse(type, 'image')) && (
            <FileButton
              label={t('choose.photo')}
              accept="image/*"
              camera
              describedBy={id}
              onFiles={choose}
            />
          )}
        </Flex>
        <Box id={id} textStyle="sm" color="fg.muted">
          <Text>{t('choose.count', { there: files.length, count: most })}</Text>
          <TakenLines accepts={accepts} mostBytes={mostBytes} />
        </Box>
      </DropZone>
    </Flex>
  );
}
