import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { TextLink, TitleLink } from '#web/components/ui/text-link.tsx';
import { formatAge } from '#web/lib/i18n/format-age.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { reviewPath, submissionPath } from '../review-path.ts';
import { SubmissionBadges } from '../submission-badges.tsx';
import '../texts.ts';
import type { SubmissionToMark } from '../types.ts';
import { GroupMembers } from '../group-members.tsx';
import { useSubmitterName } from '../use-submitter-name.ts';

/** On from one that waits, in all own courses. */
const whatWaits = { all: true, list: undefined, from: null };

/** Submissions that wait, each with the way to it and to its assignment. */
export function QueueTable({ rows }: { rows: readonly SubmissionToMark[] }) {
  const { t } = useTranslation('submissions');
  return (
    <DataTable aria-label={t('queue.list')}>
      <thead>
        <tr>
          <th scope="col">{t('head.name')}</th>
          <th scope="col">{t('head.assignment')}</th>
          <th scope="col">{t('head.waits')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <QueueRow key={row.submissionId} row={row} />
        ))}
      </tbody>
    </DataTable>
  );
}

function QueueRow({ row }: { row: SubmissionToMark }) {
  const { t } = useTranslation('submissions');
  const { language, local } = useLanguage();
  const nameOf = useSubmitterName();
  const { courseId: course, assignmentId: assignment, submissionId, waitsSince } = row;
  const title = local(row.assignment);
  const of = local(row.course);
  return (
    <tr>
      <th scope="row">
        <TitleLink to={submissionPath(submissionId, whatWaits)}>{nameOf(row)}</TitleLink>
        <GroupMembers of={row} />
        <SubmissionBadges row={row} />
      </th>
      <td data-label={t('head.assignment')}>
        <TextLink to={reviewPath({ course, assignment })} lang={title.lang}>
          {title.text}
        </TextLink>
        <Text as="span" display="block" textStyle="sm" color="fg.muted" lang={of.lang}>
          {of.text}
        </Text>
      </td>
      <td data-label={t('head.waits')}>{formatAge(waitsSince, language)}</td>
    </tr>
  );
}
