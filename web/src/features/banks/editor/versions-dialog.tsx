import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { createFiles } from '#web/blocks/form/files.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { QuestionPreview } from '#web/questions/question-preview.tsx';
import { bankQueries } from '../queries.ts';
import type { Question } from '../types.ts';
import './texts.ts';

type Props = {
  question: Question;
  /** Whether what stands in the form now can be replaced. */
  canRestore: boolean;
  onRestore: (content: QuestionContent) => void;
  onClose: () => void;
};

/** The versions of a question, newest first: who saved each and when, how learners saw it, and the way back to it. */
export function VersionsDialog({ question, canRestore, onRestore, onClose }: Props) {
  const { t } = useTranslation('questionEditor');
  const { language } = useLanguage();
  const { bankId, questionId } = question;
  const list = useInfiniteQuery(bankQueries.versions(bankId, questionId));
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Modal reads place="wide" title={t('versions.title')} onClose={onClose}>
      <Text color="fg.muted" mb="4">
        {t('versions.lead')}
      </Text>
      <PagedList
        list={list}
        loading={<Skeleton h="8rem" borderRadius="l2" role="status" aria-label={t('loading')} />}
        // Every question has one.
        empty={null}
      >
        {(versions) => (
          <Flex as="ol" direction="column" listStyleType="none">
            {versions.map(({ version, savedAt, savedBy }) => {
              const when = formatMinute(savedAt, language);
              const isNow = version === question.contentVersion;
              return (
                <Flex
                  as="li"
                  key={version}
                  direction="column"
                  gap="4"
                  py="3"
                  borderBottomWidth="1px"
                >
                  <Flex gap="3" align="center" justify="space-between" wrap="wrap">
                    <div>
                      <Text fontWeight="medium">
                        {when}
                        {isNow && ` · ${t('versions.now')}`}
                      </Text>
                      <Text textStyle="sm" color="fg.muted">
                        {savedBy.name === '' ? t('versions.somebody') : savedBy.name}
                      </Text>
                    </div>
                    <Button
                      size="sm"
                      variant="outline"
                      aria-expanded={shown === version}
                      aria-label={t('versions.showOf', { when })}
                      onClick={() => setShown(shown === version ? null : version)}
                    >
                      {t(shown === version ? 'versions.hide' : 'versions.show')}
                    </Button>
                  </Flex>
                  {shown === version && (
                    <VersionShown
                      question={question}
                      version={version}
                      onRestore={isNow || !canRestore ? null : onRestore}
                    />
                  )}
                </Flex>
              );
            })}
          </Flex>
        )}
      </PagedList>
    </Modal>
  );
}

type ShownProps = {
  question: Question;
  version: number;
  onRestore: ((content: QuestionContent) => void) | null;
};

function VersionShown({
  question: { bankId, questionId, points },
  version,
  onRestore,
}: ShownProps) {
  const { t } = useTranslation('questionEditor');
  const { data, error, refetch } = useQuery(bankQueries.version(bankId, questionId, version));
  const links = data?.links;
  const files = useMemo(() => createFiles(links ?? []), [links]);
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data)
    return <Skeleton h="10rem" borderRadius="l2" role="status" aria-label={t('loading')} />;
  return (
    <>
      <QuestionPreview content={data.content} files={files} most={points} />
      {onRestore && (
        <Button alignSelf="flex-start" onClick={() => onRestore(data.content)}>
          {t('versions.restore')}
        </Button>
      )}
    </>
  );
}
