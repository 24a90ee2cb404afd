import { OneOf } from '../take/one-of.tsx';
import type { TakeProps } from '../take/take-props.ts';
import { WrittenPart } from '../written.tsx';

/** One option of several. */
export const SingleChoiceTake = ({ asked, given, onChange }: TakeProps<'singleChoice'>) => (
  <OneOf
    asked={asked}
    options={asked.options.map(({ id, text }) => ({
      value: id,
      text: <WrittenPart text={text} />,
    }))}
    chosen={given?.choice ?? null}
    onChoose={(choice) => onChange(choice === null ? null : { type: 'singleChoice', choice })}
  />
);
