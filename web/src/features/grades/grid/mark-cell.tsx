import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Icon, type IconName } from '#web/components/ui/icon.tsx';
import { useCellWords } from '../book/use-cell-words.ts';
import '../texts.ts';
import type { BookItem, RowMark } from '../types.ts';
import type { TypedCell } from '../typing/use-typing.ts';

const colors = {
  missing: 'fg.error',
  waiting: 'fg.warning',
  excused: 'fg.info',
  open: 'fg.muted',
  marked: 'fg',
} as const;

type Props = {
  item: BookItem;
  mark: RowMark | undefined;
  inPercent: boolean;
  /** What somebody typed that is not written. */
  typed?: TypedCell | undefined;
};

/**
 * What stands in a cell: points, or a word of the state; a word of one's own beside it, a pen where somebody set it,
 * and a lock where its person does not know of it yet.
 */
export function MarkCell({ item, mark, inPercent, typed }: Props) {
  const { t } = useTranslation('grades');
  const words = useCellWords(inPercent);
  if (item.isHidden)
    return (
      <chakra.span color="fg.muted" textStyle="sm" truncate>
        {t('hidden.cell')}
      </chakra.span>
    );
  if (typed)
    return (
      <>
        <Sign
          icon={typed.state === 'saving' ? 'clock' : 'shield'}
          says={t(typed.state === 'saving' ? 'typing.saving' : 'typing.notWritten')}
        />
        <chakra.span color={typed.state === 'saving' ? 'fg.muted' : 'fg.error'} truncate>
          {words.change(typed.change, item)}
        </chakra.span>
      </>
    );
  const status = mark?.status ?? 'open';
  return (
    <>
      {mark?.label != null && (
        <Badge me="auto" minW="0" flexShrink="1">
          <chakra.span truncate>{mark.label}</chakra.span>
        </Badge>
      )}
      {mark?.isSet && <Sign icon="pen" says={t('setByHand')} />}
      {mark && status === 'marked' && !mark.isReleased && (
        <Sign icon="lock" says={t('notReleased')} />
      )}
      <chakra.span
        color={colors[status]}
        {...(status !== 'marked' && { textStyle: 'sm' })}
        truncate
      >
        {words.mark(mark, item)}
      </chakra.span>
    </>
  );
}

function Sign({ icon, says }: { icon: IconName; says: string }) {
  return (
    <chakra.span color="fg.muted" title={says}>
      <Icon name={icon} size="3.5" />
      <chakra.span srOnly>{`${says} `}</chakra.span>
    </chakra.span>
  );
}
