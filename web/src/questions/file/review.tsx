import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useContext } from 'react';
import { FileList } from '#web/components/uploads/file-list.tsx';
import { useListedFiles } from '#web/components/uploads/use-listed-files.ts';
import { useStore } from '#web/lib/use-store.ts';
import { Pictures } from '../pictures.ts';
import { useAnswererWords } from '../review/answerer.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { triedFiles } from './tried-files.ts';

export function FileReview({ asked, given, review }: ReviewProps<'file'>) {
  const { answer } = useAnswererWords();
  const { links, onLinkEnded } = useContext(Pictures);
  const tried = useStore(triedFiles);
  const files = useListedFiles(given?.files ?? [], [...links, ...tried], []);
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      {files.length > 0 && (
        <Box>
          <Text textStyle="sm" color="fg.muted">
            {answer}
          </Text>
          <FileList files={files} label={answer} showsPictures onLinkEnded={onLinkEnded} />
        </Box>
      )}
    </ReviewFrame>
  );
}
