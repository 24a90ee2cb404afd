import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPercent } from '#web/lib/percent.ts';
import './texts.ts';
import type { SchemePreview } from './use-scheme-preview.ts';

const perPage = 10;
type Side = SchemePreview['rows'][number]['from'];

/** Whose total would change, from what to what, and how many go up and down. */
export function PreviewTable({ preview }: { preview: SchemePreview }) {
  const { t } = useTranslation('gradeScheme');
  const { language } = useLanguage();
  const [shown, setShown] = useState(perPage);
  const { list, rows, looked, up, down, passed, failed, isWhole } = preview;
  const percent = (value: number | null) =>
    value === null ? t('preview.none') : formatPercent(value, language);
  const words = ({ shown: value, letter }: Side) =>
    letter === null ? percent(value) : `${percent(value)} · ${letter}`;
  const gainOf = (from: Side, to: Side) => {
    if (from.shown === null || to.shown === null || from.shown === to.shown) return '';
    const gain = to.shown - from.shown;
    const sign = gain > 0 ? '▲' : '▼';
    return ` ${sign} ${formatPercent(Math.abs(gain), language)}`;
  };
  return (
    <Box as="section" aria-label={t('preview.title')} minH="9rem">
      <Text role="status" fontWeight="semibold" mb="2">
        {!isWhole
          ? t('preview.looking', { count: looked })
          : rows.length === 0
            ? t('preview.nobody', { count: looked })
            : t('preview.sums', { count: rows.length, looked, up, down })}
      </Text>
      {isWhole && (passed > 0 || failed > 0) && (
        <Text mb="2">{t('preview.passing', { passed, failed })}</Text>
      )}
      {list.error && <ErrorNote error={list.error} retry={() => void list.fetchNextPage()} />}
      {rows.length > 0 && (
        <DataTable aria-label={t('preview.title')}>
          <thead>
            <tr>
              <th scope="col">{t('preview.name')}</th>
              <th scope="col">{t('preview.from')}</th>
              <th scope="col">{t('preview.to')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ userId, name, from, to, isSet }) => (
              <tr key={userId}>
                <th scope="row">
                  {name === '' ? t('preview.nameless') : name}
                  {isSet && (
                    <Text as="span" textStyle="sm" color="fg.muted" fontWeight="normal">
                      {' '}
                      {t('preview.isSet')}
                    </Text>
                  )}
                </th>
                <td data-label={t('preview.from')}>{words(from)}</td>
                <td data-label={t('preview.to')}>
                  {words(to)}
                  {gainOf(from, to)}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {rows.length > shown && (
        <Button size="sm" variant="outline" mt="3" onClick={() => setShown(shown + 5 * perPage)}>
          {t('preview.more', { count: rows.length - shown })}
        </Button>
      )}
    </Box>
  );
}
