import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { datesFor } from '#shared/policies/assignment-dates.ts';
import { peerRulesOf } from '#shared/policies/peer-rules.ts';
import { AssignmentFacts } from '#web/blocks/assignment/assignment-facts.tsx';
import { assignmentDraft } from '#web/blocks/assignment/draft.ts';
import type { Files } from '#web/blocks/form/files.ts';
import { LocalText } from '#web/components/assignment/local-text.tsx';
import { RubricView } from '#web/components/assignment/rubric-view.tsx';
import PeerRules from '#web/components/peer-reviews/peer-rules.tsx';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useStore } from '#web/lib/use-store.ts';
import '../texts.ts';
import './texts.ts';
import type { Assignment, Place } from './types.ts';

/** The dates as they hold for who has no extension. */
function datesOf(assignment: Assignment, { startsOn }: Place) {
  const { opens, due, closes } = datesFor(assignment, { startsOn });
  const told = ({ at, because }: typeof due) => ({
    at: at === null ? null : new Date(at).toISOString(),
    because,
  });
  return { opens: told(opens), due: told(due), closes: told(closes) };
}

type Props = { place: Place; assignment: Assignment; files: Files };

/** An assignment as students read it before they hand in; nothing of it is kept. */
export function LookPanel({ place, assignment, files }: Props) {
  const { t } = useTranslation(['assignmentBuilder', 'assignments', 'peerReviews']);
  const { language } = useLanguage();
  const known = useStore(files);
  const stored = assignmentDraft.stored(assignment);
  const { instructions, marking, statement, peerReview, ...rules } = stored;
  const lang = instructions?.[language] ? language : language === 'en' ? 'es' : 'en';
  const shown = instructions?.[lang];
  return (
    <Flex direction="column" gap="6" maxW="4xl">
      <Notice>{t('look.banner')}</Notice>
      {shown && (
        <RichText
          document={shown}
          {...(lang !== language && { lang })}
          links={[...known].map(([mediaId, { url }]) => ({ mediaId, url }))}
          onLinkEnded={files.onLinkEnded}
        />
      )}
      {assignment.groups && (
        <Box as="section">
          <Heading as="h3" size="lg" mb="1">
            {t('look.group')}
          </Heading>
          <Text>{t('look.groupHere')}</Text>
          <Text color="fg.muted">{t('assignments:group.together')}</Text>
        </Box>
      )}
      <AssignmentFacts
        assignment={{
          ...rules,
          ...datesOf(assignment, place),
          marking,
          statement,
          submissions: [],
        }}
      />
      {peerReview && (
        <Box as="section">
          <Heading as="h3" size="lg" mb="3">
            {t('peerReviews:title')}
          </Heading>
          <PeerRules
            rules={peerRulesOf(peerReview)}
            ofGroups={assignment.groups !== null}
            isDealt={false}
          />
        </Box>
      )}
      {marking.by === 'rubric' && (
        <Box as="section">
          <Heading as="h3" size="lg" mb="3">
            {t('look.rubric')}
          </Heading>
          <RubricView rubric={marking.rubric} as="h4" />
        </Box>
      )}
      {statement && (
        <Box as="section">
          <Heading as="h3" size="lg" mb="3">
            {t('look.statement')}
          </Heading>
          <LocalText text={statement} maxW="prose" />
        </Box>
      )}
    </Flex>
  );
}
