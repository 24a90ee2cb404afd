import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '#web/components/form/native-select.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { BookItem } from '../types.ts';
import { mostRowCells } from '#shared/schemas/book-job-limits.ts';
import { isItem, personUses, type Use } from './column-uses.ts';
import { formatPoints } from '#web/lib/points.ts';
import type { MarkSheet } from './read-marks.ts';
import './texts.ts';

type Props = {
  file: string;
  sheet: MarkSheet;
  uses: readonly Use[];
  items: readonly BookItem[];
  onUse: (at: number, use: Use) => void;
};

/** So many rows stand beside the name of a column, to know it by, and so many letters of them. */
const examples = 3;
const longest = 80;

/** Cut between letters, and with a sign that something is missing. */
function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** So many letters of a title a field of choice shows whole, on a phone and at a desk. */
const shownWhole = { phone: 22, desk: 38 };

/** What each column of a file is: by what somebody is known, the marks of an item, or nothing. */
export function ChooseColumns({ file, sheet, uses, items, onUse }: Props) {
  const { t } = useTranslation('gradeJobs');
  const { language, local } = useLanguage();
  const open = items.filter(({ isHidden }) => !isHidden);
  const chosen = uses.filter(isItem).length;
  const mosts = new Map(open.map(({ itemId, most }) => [itemId, most]));
  /** What a column says of its points, where that is not so of the item that it is used for. */
  const otherMost = (at: number) => {
    const [said, most] = [sheet.mosts[at] ?? null, mosts.get(uses[at] ?? '')];
    return said === null || most === undefined || said === most
      ? null
      : { said: formatPoints(said, language), most: formatPoints(most, language) };
  };
  const titles = new Map(open.map(({ itemId, title }) => [itemId, local(title).text]));
  return (
    <>
      <Text mb="3">{t('columns.text', { file, count: sheet.rows.length })}</Text>
      {sheet.isGuessed && <Text mb="3">{t('columns.guessed')}</Text>}
      {uses.includes('email') && <Text mb="3">{t('columns.emails')}</Text>}
      {chosen > mostRowCells && <Text mb="3">{t('columns.tooMany', { most: mostRowCells })}</Text>}
      <DataTable
        aria-label={t('columns.title')}
        css={{ md: { '& th:last-child, & td:last-child': { w: '45%', textAlign: 'start' } } }}
      >
        <thead>
          <tr>
            <th scope="col">{t('columns.column')}</th>
            <th scope="col">{t('columns.examples')}</th>
            <th scope="col">{t('columns.use')}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.columns.map((column, at) => {
            const other = otherMost(at);
            return (
              // Two columns of a file may bear the same name.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                <th scope="row">
                  {column === '' ? t('columns.nameless', { at: at + 1 }) : column}
                </th>
                <td data-label={t('columns.examples')}>
                  {shortened(
                    sheet.rows
                      .slice(0, examples)
                      .map(({ cells }) => cells[at] ?? '')
                      .filter((cell) => cell !== '')
                      .join(' · '),
                  )}
                </td>
                <td>
                  <NativeSelect
                    aria-label={t('columns.useOf', { column })}
                    value={uses[at] ?? ''}
                    onChange={({ target }) => onUse(at, target.value)}
                  >
                    <option value="">{t('columns.nothing')}</option>
                    {personUses.map((use) => (
                      <option key={use} value={use}>
                        {t(`columns.person.${use}`)}
                      </option>
                    ))}
                    {[...titles].map(([itemId, title]) => (
                      <option key={itemId} value={itemId}>
                        {title}
                      </option>
                    ))}
                  </NativeSelect>
                  <WholeTitle title={titles.get(uses[at] ?? '') ?? ''} />
                  {other && (
                    <Text mt="1" textStyle="sm" color="fg.warning">
                      {t('columns.otherMost', other)}
                    </Text>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </>
  );
}

/** The title that a field above it cuts off, for those who see; the field itself says all of it. */
function WholeTitle({ title }: { title: string }) {
  if (title.length <= shownWhole.phone) return null;
  return (
    <Text
      aria-hidden
      mt="1"
      textStyle="sm"
      color="fg.muted"
      overflowWrap="anywhere"
      hideFrom={title.length > shownWhole.desk ? undefined : 'md'}
    >
      {title}
    </Text>
  );
}
