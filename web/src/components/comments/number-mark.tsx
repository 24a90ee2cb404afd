import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { goToComment, type NumberedComment, placeElement } from './types.ts';

const Mark = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '6',
    h: '6',
    px: '1',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'ink',
    bg: 'gold.200',
    color: 'ink',
    fontSize: 'xs',
    fontWeight: 'bold',
    fontFamily: 'body',
    lineHeight: '1',
    cursor: 'pointer',
  },
});

type Props = {
  comment: Pick<NumberedComment, 'commentId' | 'number'>;
  style?: React.CSSProperties;
};

/** The number of a comment at its place, from which one goes to the comment. */
export function NumberMark({ comment: { commentId, number }, style }: Props) {
  const { t } = useTranslation('comments');
  return (
    <Mark
      type="button"
      id={placeElement(commentId)}
      aria-label={t('toComment', { number })}
      onClick={() => goToComment(commentId)}
      {...(style ? { style, position: 'absolute' } : { mx: '0.5', verticalAlign: 'super' })}
    >
      {number}
    </Mark>
  );
}
