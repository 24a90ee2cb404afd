import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Badge } from '#web/components/ui/badge.tsx';
import { ChooseAll, ChooseOne } from '#web/components/ui/choose-rows.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import { nameOf } from '#web/questions/question-words.ts';
import './texts.ts';
import type { QuestionRow } from './types.ts';

const Aside = chakra('div', { base: { color: 'fg.muted', textStyle: 'sm', fontWeight: 'normal' } });
const palettes = { draft: 'gray', ready: 'green', retired: 'orange' } as const;

type Props = {
  rows: readonly QuestionRow[];
  chosen: readonly string[];
  onChoose: (questionIds: string[]) => void;
  /** The address of a question of this bank. */
  addressOf: (questionId: string) => string;
};

/** A page of questions, each with a box that chooses it. */
export function QuestionTable({ rows, chosen, onChoose, addressOf }: Props) {
  const { t } = useTranslation('banks');
  const { language } = useLanguage();
  // The editor leads on through the same list.
  const { search } = useLocation();
  const all = rows.map(({ questionId }) => questionId);
  return (
    <DataTable aria-label={t('list')}>
      <thead>
        <tr>
          <th scope="col">{t('head.question')}</th>
          <th scope="col">{t('head.type')}</th>
          <th scope="col">{t('head.difficulty')}</th>
          <th scope="col">{t('head.points')}</th>
          <th scope="col">{t('head.changed')}</th>
          <th scope="col">{t('head.status')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const name = nameOf(row, language) || t('unnamed');
          return (
            <tr key={row.questionId}>
              <th scope="row">
                <chakra.div display="flex" gap="3" alignItems="flex-start">
                  <ChooseOne
                    id={row.questionId}
                    label={t('choose', { name })}
                    chosen={chosen}
                    onChoose={onChoose}
                  />
                  <chakra.div minW="0" overflowWrap="anywhere">
                    <TextLink to={`${addressOf(row.questionId)}${search}`}>{name}</TextLink>
                    {row.tags.length > 0 && <Aside>{row.tags.join(' · ')}</Aside>}
                    {row.lacks.length > 0 && (
                      <Aside>{t('lacks', { count: row.lacks.length })}</Aside>
                    )}
                    {row.binnedAt !== null && (
                      <Aside>{t('binnedOn', { date: formatDate(row.binnedAt, language) })}</Aside>
                    )}
                  </chakra.div>
                </chakra.div>
              </th>
              <td data-label={t('head.type')}>{t(`type.${row.type}`)}</td>
              <td data-label={t('head.difficulty')}>
                {t(`difficulty.${row.difficulty ?? 'none'}`)}
              </td>
              <td data-label={t('head.points')}>{formatPoints(row.points, language)}</td>
              <td data-label={t('head.changed')}>{formatDate(row.changedAt, language)}</td>
              <td data-beside>
                <Badge colorPalette={palettes[row.status]}>{t(`status.${row.status}`)}</Badge>
              </td>
            </tr>
          );
        })}
      </tbody>
      {rows.length > 1 && (
        <tfoot>
          <tr>
            <chakra.td colSpan={6} css={{ 'table &': { textAlign: 'start' } }}>
              <ChooseAll all={all} chosen={chosen} onChoose={onChoose}>
                {t('chooseAll')}
              </ChooseAll>
            </chakra.td>
          </tr>
        </tfoot>
      )}
    </DataTable>
  );
}
