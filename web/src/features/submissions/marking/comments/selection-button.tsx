import { Box } from '@chakra-ui/react/box';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '#web/components/comments/types.ts';
import { Button } from '#web/components/ui/button.tsx';
import '../../texts.ts';
import { selectedPlace } from './selected-place.ts';

type Selected = { anchor: Anchor; left: number; top: number };

function selectedIn(root: Element | null): Selected | null {
  const anchor = selectedPlace(root);
  const box = anchor && root?.ownerDocument.getSelection()?.getRangeAt(0).getBoundingClientRect?.();
  if (!anchor || !box) return null;
  return {
    anchor,
    left: Math.min(Math.max(8, box.left), Math.max(8, innerWidth - 176)),
    top: Math.min(box.bottom + 8, innerHeight - 48),
  };
}

type Props = { root: RefObject<HTMLElement | null>; onComment: (anchor: Anchor) => void };

/** Offers a comment beside what is selected in the work. By keyboard the same is a key of the page. */
export function SelectionButton({ root, onComment }: Props) {
  const { t } = useTranslation('submissions');
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    const listener = () => setSelected(selectedIn(root.current));
    const hide = () => setSelected(null);
    document.addEventListener('selectionchange', listener);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener('selectionchange', listener);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [root]);
  if (!selected) return null;
  return (
    <Box position="fixed" zIndex="docked" style={{ left: selected.left, top: selected.top }}>
      <Button
        size="sm"
        boxShadow="md"
        // What is selected stays selected until it is commented on.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          onComment(selected.anchor);
          document.getSelection()?.removeAllRanges();
        }}
      >
        {t('places.selected')}
      </Button>
    </Box>
  );
}
