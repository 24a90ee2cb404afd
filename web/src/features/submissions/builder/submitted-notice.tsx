import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { reviewPath } from '../review-path.ts';
import '../texts.ts';
import type { AssignmentIds } from '../types.ts';

type Props = { ids: AssignmentIds; count: number; ofGroups: boolean };

/** Says who changes an assignment that so many people, or groups, have handed in what that does to their work. */
export default function SubmittedNotice({ ids, count, ofGroups }: Props) {
  const { t } = useTranslation('submissions');
  const place = { course: ids.courseId, assignment: ids.assignmentId };
  return (
    <Box mb="6">
      <Notice kind="warning">
        <Text fontWeight="semibold">
          {t(ofGroups ? 'changed.groups' : 'changed.title', { count })}
        </Text>
        <Text maxW="70ch">{t('changed.text')}</Text>
        <Box mt="1">
          <TextLink to={reviewPath(place)}>{t('changed.toSubmissions')}</TextLink>
        </Box>
      </Notice>
    </Box>
  );
}
