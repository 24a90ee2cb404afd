import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { AskedFrame } from '../take/asked-frame.tsx';
import { AssignRows } from '../take/assign-rows.tsx';
import type { TakeProps } from '../take/take-props.ts';
import { WrittenPart } from '../written.tsx';

/** Things on the left that belong to those on the right. */
export function MatchingTake({ asked, given, onChange }: TakeProps<'matching'>) {
  const { t } = useTranslation('questions');
  const { local } = useLanguage();
  const pairs = given?.pairs ?? [];
  return (
    <AskedFrame asked={asked} legend={t('take.match')}>
      <AssignRows
        rows={asked.lefts.map(({ id, text }) => ({ id, text: <WrittenPart text={text} /> }))}
        choices={asked.rights.map(({ id, text }) => ({ value: id, ...local(text) }))}
        chosen={new Map(pairs.map(({ left, right }) => [left, right]))}
        onChoose={(left, right) => {
          const others = pairs.filter((pair) => pair.left !== left);
          const next = right === undefined ? others : [...others, { left, right }];
          onChange(next.length === 0 ? null : { type: 'matching', pairs: next });
        }}
      />
    </AskedFrame>
  );
}
