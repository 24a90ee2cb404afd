import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import type { MediaFile } from '../types.ts';
import '../texts.ts';
import { FileChoice } from './file-choice.tsx';
import type { Shown } from './content-of.ts';

type Asked = { kind: Shown; answer: (file: MediaFile | undefined) => void };

/** Lets somebody choose one of the course's files: a function that asks, and what it asks with. */
export function usePickFile(courseId: string) {
  const { t } = useTranslation('structure');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [file, setFile] = useState<MediaFile>();
  const pick = (kind: Shown) =>
    new Promise<MediaFile | undefined>((answer) => {
      setFile(undefined);
      setAsked({ kind, answer });
    });
  const end = (chosen?: MediaFile) => {
    asked?.answer(chosen);
    setAsked(null);
  };
  const dialog = asked && (
    <Modal title={t('fill.file')} onClose={() => end()}>
      <Flex direction="column" gap="5">
        <FileChoice
          courseId={courseId}
          kind={asked.kind}
          value={file?.mediaId ?? ''}
          onChange={setFile}
          error={undefined}
        />
        <Flex gap="3" wrap="wrap">
          <Button disabled={!file} onClick={() => end(file)}>
            {t('fill.take')}
          </Button>
          <Button variant="outline" onClick={() => end()}>
            {t('cancel')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
  return { pick, dialog };
}
