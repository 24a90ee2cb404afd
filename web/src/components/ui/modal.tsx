import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { beginInDialog } from './begin-in-dialog.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const Dialog = chakra('dialog', {
  base: {
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'lg',
    p: '0',
    // Whatever it stands in: a cell of a table may align its own words otherwise.
    textAlign: 'start',
    border: '0',
    maxH: '88dvh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    _backdrop: { bg: 'black/50' },
  },
  variants: {
    place: {
      center: {
        m: 'auto',
        w: 'min(34rem, calc(100vw - 2rem))',
        borderRadius: 'l3',
        mdDown: { w: 'full', maxW: 'full', mb: '0', borderBottomRadius: '0' },
      },
      top: {
        mx: 'auto',
        mt: { base: '2', md: '12vh' },
        mb: 'auto',
        w: 'min(38rem, calc(100vw - 1rem))',
        borderRadius: 'l3',
      },
      wide: {
        m: 'auto',
        w: 'min(56rem, 100%)',
        maxW: 'full',
        borderRadius: 'l3',
        mdDown: { mb: '0', borderBottomRadius: '0' },
      },
      side: {
        m: '0',
        mt: 'auto',
        w: 'full',
        maxW: 'full',
        borderTopRadius: 'l3',
        '@media (min-width: 48em)': {
          ms: 'auto',
          w: '26rem',
          h: '100dvh',
          maxH: '100dvh',
          borderRadius: '0',
        },
      },
    },
  },
});

type Props = {
  title: string;
  lang?: string | undefined;
  place?: 'center' | 'top' | 'wide' | 'side';
  /** Without a visible head: what is inside names and closes itself. */
  bare?: boolean;
  /** Something to read, from its title on: nothing in it is what one came for to fill in or to press. */
  reads?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Something over the page: in the middle or at the side on a desktop, a sheet from below on a phone. It begins where
 * its work begins (`beginInDialog`). The browser keeps the focus inside, closes it with Escape and gives the focus
 * back; where what opened it is gone by then, the focus goes on beside it (`followFocus`).
 */
export function Modal(props: Props) {
  const { title, lang, place = 'center', bare = false, reads = false, onClose, children } = props;
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const stop = contentRef.current && beginInDialog(contentRef.current, titleRef.current);
    return () => {
      stop?.();
      dialog?.close();
    };
  }, []);
  return (
    // A click on what is behind closes it; by keyboard that is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <Dialog
      ref={ref}
      place={place}
      {...(bare ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onCancel={(event) => {
        // React hands on what a dialog over this one, or a choice of files that was given up, says to itself.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        // The key that opened it may be held still: it presses nothing in here.
        if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
          event.preventDefault();
      }}
    >
      {bare ? (
        <div ref={contentRef}>{children}</div>
      ) : (
        <div>
          <Flex
            align="center"
            justify="space-between"
            gap="4"
            px="5"
            py="3"
            position="sticky"
            top="0"
            bg="bg.panel"
            borderBottomWidth="1px"
            zIndex="1"
            // At a zoom of 400 % a long title would leave no room for what it stands over.
            css={{ '@media (max-height: 22rem)': { position: 'static' } }}
          >
            <Heading
              as="h2"
              size="lg"
              id={titleId}
              lang={lang}
              ref={titleRef}
              tabIndex={-1}
              outline="none"
              data-reads={reads || undefined}
            >
              {title}
            </Heading>
            <Button variant="quiet" size="sm" aria-label={t('close')} onClick={onClose}>
              <Icon name="close" />
            </Button>
          </Flex>
          <chakra.div p="5" ref={contentRef}>
            {children}
          </chakra.div>
        </div>
      )}
    </Dialog>
  );
}
