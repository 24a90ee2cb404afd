import { chakra } from '@chakra-ui/react/styled-system';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenText } from '#shared/policies/written-text.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { compareFiles, type ComparedFile } from './compare-files.ts';
import { compareWords, linesOf, wordsThat } from './compare-words.ts';
import { FileChanges } from './file-changes.tsx';
import './texts.ts';
import { WordChanges } from './word-changes.tsx';

/** What of a submission is compared. */
export type ComparedWork = {
  text: RichText | null;
  link: string | null;
  files: readonly ComparedFile[];
};

const wordsOf = ({ text }: ComparedWork) => (text === null ? '' : writtenText(text).text);

type Props = {
  /** undefined: it is being read, or could not be. */
  before: ComparedWork | undefined;
  after: ComparedWork;
  error: Error | null;
  retry: () => void;
};

function Differences({ before, after }: { before: ComparedWork; after: ComparedWork }) {
  const { t } = useTranslation('comparison');
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const runs = useMemo(() => compareWords(was, is), [was, is]);
  const changes = compareFiles(before.files, after.files);
  const [added, removed] = [wordsThat(runs, 'added'), wordsThat(runs, 'removed')];
  const isSameText = runs.every(({ is }) => is === 'same');
  const hasText = before.text !== null || after.text !== null;
  return (
    <>
      {hasText && (
        <Box mb="4">
          <Text color="fg.muted" mb="3">
            {isSameText
              ? t('words.same')
              : [t('words.came', { count: added }), t('words.went', { count: removed })].join(
                  ' · ',
                )}
            <chakra.span display="block" textStyle="sm">
              {t('words.only')}
            </chakra.span>
          </Text>
          <WordChanges lines={linesOf(runs)} />
        </Box>
      )}
      {before.link !== after.link && (
        <Text mb="4" overflowWrap="anywhere">
          {t('link', { before: before.link ?? t('none'), after: after.link ?? t('none') })}
        </Text>
      )}
      {changes.length > 0 && <FileChanges changes={changes} />}
    </>
  );
}

/** What is different in a submission from the one before it: words, link, files. */
export default function WorkComparison({ before, after, error, retry }: Props) {
  const { t } = useTranslation('comparison');
  if (before) return <Differences before={before} after={after} />;
  if (error) return <ErrorState error={error} retry={retry} />;
  return <Skeleton h="8rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
}
