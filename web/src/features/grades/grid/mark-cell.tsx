import { Badge } from '#web/components/ui/badge.tsx';
import { Icon, type IconName } from '#web/components/ui/icon.tsx';
import type { CellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import type { BookItem, RowMark } from '../types.ts';
import type { TypedCell } from '../typing/use-typing.ts';

/**
 * How marks look wherever they stand: said once by what holds them, since the cells of a grid come and go with every
 * frame, and a style for each would cost more than all else of them.
 */
export const markStyles = {
  '& [data-mark]': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textStyle: 'sm',
    color: 'fg.muted',
  },
  // It is heard in words and seen as a line: a border, since a pseudo-element would make each such cell cost half as much again.
  '& [data-mark=open]': {
    fontSize: '0',
    lineHeight: '0',
    w: '2',
    borderTopWidth: '1px',
    borderColor: 'currentcolor',
  },
  '& [data-mark=marked]': { textStyle: 'md', color: 'fg' },
  '& [data-mark=missing], & [data-mark=failed]': { color: 'fg.error' },
  '& [data-mark=waiting]': { color: 'fg.warning' },
  '& [data-mark=excused]': { color: 'fg.info' },
  '& [data-mark=failed], & [data-mark=saving]': { textStyle: 'md' },
  '& [data-sign]': { color: 'fg.muted' },
  '& [data-said]': { srOnly: true },
} as const;

type Props = {
  item: BookItem;
  mark: RowMark | undefined;
  words: CellWords;
  /** What somebody typed that is not written. */
  typed?: TypedCell | undefined;
};

/**
 * What stands in a cell: points, or a word of the state; a word of one's own beside it, a calendar where it is late, a pen
 * where somebody set it, and a lock where its person does not know of it yet.
 */
export function MarkCell({ item, mark, words, typed }: Props) {
  const { t } = words;
  if (item.isHidden) return <span data-mark="hidden">{t('hidden.cell')}</span>;
  if (typed) {
    const isSaving = typed.state === 'saving';
    return (
      <>
        <Sign
          icon={isSaving ? 'clock' : 'shield'}
          says={t(isSaving ? 'typing.saving' : 'typing.notWritten')}
        />
        <span data-mark={isSaving ? 'saving' : 'failed'}>{words.change(typed.change, item)}</span>
      </>
    );
  }
  const status = mark?.status ?? 'open';
  return (
    <>
      {mark?.label != null && (
        <Badge me="auto" minW="0" flexShrink="1" overflow="hidden">
          {mark.label}
        </Badge>
      )}
      {mark?.isLate && <Sign icon="calendar" says={t('late')} />}
      {mark?.isSet && <Sign icon="pen" says={t('setByHand')} />}
      {mark && status === 'marked' && !mark.isReleased && (
        <Sign icon="lock" says={words.notYet(mark)} />
      )}
      <span data-mark={status}>
        {status === 'open' ? t('status.open') : words.mark(mark, item)}
      </span>
    </>
  );
}

/** A picture with what it says beside a figure. */
export function Sign({ icon, says }: { icon: IconName; says: string }) {
  return (
    <span data-sign="" title={says}>
      <Icon name={icon} size="3.5" />
      <span data-said="">{`${says} `}</span>
    </span>
  );
}
