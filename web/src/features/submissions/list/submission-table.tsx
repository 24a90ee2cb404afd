import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { ChooseAll, ChooseOne } from '#web/components/ui/choose-rows.tsx';
import { type Following, submissionPath } from '../review-path.ts';
import { SubmissionBadges } from '../submission-badges.tsx';
import '../texts.ts';
import type { SubmissionRow } from '../types.ts';
import { GroupMembers } from '../group-members.tsx';
import { useSubmitterName } from '../use-submitter-name.ts';
import { GoesTo } from '../markers/goes-to.tsx';
import { useMarkWords } from './use-mark-words.ts';

type Props = {
  courseId: string;
  rows: readonly SubmissionRow[];
  /** The list that one goes through from each of them. */
  following: Following;
  /** The ids of those that are chosen. */
  chosen: readonly string[];
  /** null: nothing is done to several at once. */
  onChoose: ((submissionIds: string[]) => void) | null;
};

/** A page of submissions, each with the way into it and a box by which it is chosen. */
export function SubmissionTable({ courseId, rows, following, chosen, onChoose }: Props) {
  const { t } = useTranslation('submissions');
  const all = rows.map(({ submissionId }) => submissionId);
  return (
    <DataTable aria-label={t('list')}>
      <thead>
        <tr>
          <th scope="col">{t('head.name')}</th>
          <th scope="col">{t('head.submitted')}</th>
          <th scope="col">{t('head.mark')}</th>
          <th scope="col">{t('head.feedback')}</th>
          <th scope="col">{t('head.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.submissionId}
            courseId={courseId}
            row={row}
            following={following}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </tbody>
      {onChoose && rows.length > 1 && (
        <tfoot>
          <tr>
            <chakra.td colSpan={5} css={{ 'table &': { textAlign: 'start' } }}>
              <ChooseAll all={all} chosen={chosen} onChoose={onChoose}>
                {t('bulk.all')}
              </ChooseAll>
            </chakra.td>
          </tr>
        </tfoot>
      )}
    </DataTable>
  );
}

const palettes = {
  submitted: 'orange',
  returned: 'purple',
  marked: 'blue',
  released: 'green',
} as const;

function Row({
  courseId,
  row,
  following,
  chosen,
  onChoose,
}: Omit<Props, 'rows'> & { row: SubmissionRow }) {
  const { t } = useTranslation('submissions');
  const { language } = useLanguage();
  const nameOf = useSubmitterName();
  const markWords = useMarkWords();
  const { submissionId, person, submittedAt, state, releasedAt, isRead } = row;
  const name = nameOf(row);
  const comes = state === 'marked' && releasedAt !== null;
  return (
    <tr>
      <th scope="row">
        <chakra.div display="flex" gap="3" alignItems="flex-start">
          {onChoose && (
            <ChooseOne
              id={submissionId}
              label={t('bulk.choose', { name })}
              chosen={chosen}
              onChoose={onChoose}
            />
          )}
          <chakra.div minW="0" overflowWrap="anywhere">
            <TitleLink to={submissionPath(submissionId, following)}>{name}</TitleLink>
            <GroupMembers of={row} />
            {!row.group && person?.email != null && (
              <Text textStyle="sm" color="fg.muted" fontWeight="normal">
                {person.email}
              </Text>
            )}
            <SubmissionBadges row={row} />
            <GoesTo courseId={courseId} userIds={row.markers} />
          </chakra.div>
        </chakra.div>
      </th>
      <td data-label={t('head.submitted')}>{formatMinute(submittedAt, language)}</td>
      <td data-label={t('head.mark')}>{markWords(row)}</td>
      <td data-label={t('head.feedback')}>
        {t(state === 'released' ? (isRead ? 'feedback.read' : 'feedback.unread') : 'feedback.none')}
      </td>
      <td data-beside>
        <Badge colorPalette={palettes[state]}>{t(`state.${comes ? 'planned' : state}`)}</Badge>
        {comes && (
          <Text as="span" display="block" textStyle="sm" color="fg.muted">
            {t('comesOn', { when: formatMinute(releasedAt, language) })}
          </Text>
        )}
      </td>
    </tr>
  );
}
