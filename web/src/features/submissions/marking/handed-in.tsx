import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RubricView } from '#web/components/assignment/rubric-view.tsx';
import { SubmittedFiles } from '#web/components/assignment/submitted-files.tsx';
import { CommentedText } from '#web/components/comments/commented-text.tsx';
import { pinsOver } from '#web/components/comments/file-pins.tsx';
import type { Anchor, NumberedComment } from '#web/components/comments/types.ts';
import { FactList } from '#web/components/ui/fact-list.tsx';
import { OutsideButton, outsideAddress } from '#web/components/ui/outside-button.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { type Following, submissionPath } from '../review-path.ts';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';

// Most works are handed in once.
const CompareWork = lazy(() => import('./compare-work.tsx'));

type Props = {
  work: SubmissionWork;
  following: Following;
  comments: readonly NumberedComment[];
  /** Where a comment would be that is about to be made. */
  proposed?: Anchor | null;
  /** Takes a place that somebody points at. */
  onPropose?: (anchor: Anchor) => void;
  onLinkEnded: () => void;
};

/** What was handed in, how its writer would mark it, and the receipt that they have of it. */
export function HandedIn(props: Props) {
  const { work, following, comments, proposed = null, onPropose, onLinkEnded } = props;
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const { receipt, text, links, marks, selfAssessment, submissionId } = work;
  const others = work.others.filter((one) => one.submissionId !== submissionId);
  const address = outsideAddress(receipt.link);
  const isNothing = text === null && address === null && receipt.files.length === 0;
  return (
    <>
      {others.length > 0 && (
        <Suspense>
          <CompareWork work={work} />
        </Suspense>
      )}
      {text !== null && (
        <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '6' }}>
          <CommentedText
            document={text}
            links={links}
            onLinkEnded={onLinkEnded}
            comments={comments}
            proposed={proposed?.in === 'text' ? proposed : null}
          />
        </Box>
      )}
      {address && (
        <OutsideButton mt="5" target="_blank" address={address}>
          {t('work.openLink', { address: address.href })}
        </OutsideButton>
      )}
      {receipt.files.length > 0 && (
        <Box as="section" mt="6" aria-labelledby="work-files">
          <Heading as="h2" size="lg" id="work-files" mb="2">
            {t('work.files', { count: receipt.files.length })}
          </Heading>
          <SubmittedFiles
            files={receipt.files}
            links={links}
            onLinkEnded={onLinkEnded}
            drawOver={pinsOver({
              comments,
              proposed,
              onPropose: proposed ? onPropose : undefined,
            })}
          />
        </Box>
      )}
      {isNothing && <Text color="fg.muted">{t('work.nothing')}</Text>}
      {marks.by === 'rubric' && selfAssessment.length > 0 && (
        <chakra.details mt="6">
          <chakra.summary cursor="pointer">
            <Heading as="h2" size="lg" display="inline">
              {t('work.selfAssessment')}
            </Heading>
          </chakra.summary>
          <RubricView rubric={marks.rubric} choices={selfAssessment} />
        </chakra.details>
      )}
      <chakra.details mt="6">
        <chakra.summary cursor="pointer">
          <Heading as="h2" size="lg" display="inline">
            {t('work.receipt')}
          </Heading>
        </chakra.summary>
        <Box mt="3">
          <FactList
            facts={[
              { name: t('receipt.number'), lines: [String(receipt.number)] },
              {
                name: t('receipt.submittedAt'),
                lines: [formatMinute(receipt.submittedAt, language)],
              },
              {
                name: t('receipt.dueAt'),
                lines: [
                  receipt.dueAt === null
                    ? t('receipt.noDue')
                    : formatMinute(receipt.dueAt, language),
                ],
              },
              ...(receipt.words === null
                ? []
                : [{ name: t('receipt.words'), lines: [String(receipt.words)] }]),
              { name: t('receipt.id'), lines: [submissionId] },
            ]}
          />
        </Box>
      </chakra.details>
      {others.length > 0 && (
        <Box as="nav" mt="6" aria-labelledby="work-others">
          <Heading as="h2" size="lg" id="work-others" mb="2">
            {t('work.others')}
          </Heading>
          <Box as="ul" listStyleType="none">
            {others.map((one) => (
              <li key={one.submissionId}>
                <TextLink to={submissionPath(one.submissionId, following)}>
                  {t('work.other', {
                    number: one.number,
                    when: formatMinute(one.submittedAt, language),
                  })}
                </TextLink>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
