import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

const Dialog = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 'auto 0 0 0',
    w: 'full',
    maxW: 'full',
    maxH: '85dvh',
    m: '0',
    p: '0',
    bg: 'bg.panel',
    color: 'fg',
    borderTopRadius: 'l3',
    boxShadow: 'lg',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    _backdrop: { bg: 'black/50' },
    '@media (min-width: 48em)': {
      inset: '0 0 0 auto',
      w: '26rem',
      maxH: '100dvh',
      h: '100dvh',
      borderRadius: '0',
    },
  },
});

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A sheet over the page: from below on a phone, from the side on more. Escape and the button close it; focus goes back. */
export function Sheet({ title, onClose, children }: Props) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <Dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <Flex
        position="sticky"
        top="0"
        zIndex="1"
        bg="bg.panel"
        align="center"
        justify="space-between"
        gap="4"
        ps="5"
        pe="3"
        py="2"
        borderBottomWidth="1px"
      >
        <Heading as="h2" size="lg" id={titleId}>
          {title}
        </Heading>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('close')}
        </Button>
      </Flex>
      <chakra.div px="5" py="4">
        {children}
      </chakra.div>
    </Dialog>
  );
}
