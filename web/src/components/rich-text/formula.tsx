import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';

const Frame = chakra('span', {
  base: { maxW: 'full' },
  variants: {
    display: {
      true: {
        display: 'block',
        overflowX: 'auto',
        overflowY: 'hidden',
        py: '1',
        '& .katex-display': { m: '0' },
      },
      // Whatever a formula asks for, it is drawn within its own box.
      false: { display: 'inline-block', overflow: 'clip', overflowClipMargin: '0.2em' },
    },
  },
});

type Props = { latex: unknown; display?: boolean };

/** A formula, drawn once what draws it has come; as it was written until then, and where it cannot be drawn. */
export function Formula({ latex, display = false }: Props) {
  const { t } = useTranslation('prose');
  const frame = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState(false);
  const [scrolls, setScrolls] = useState(false);
  const written = typeof latex === 'string' ? latex : null;
  useEffect(() => {
    if (written === null) return undefined;
    let gone = false;
    const draw = async () => {
      const { drawFormula } = await import('#web/lib/math/draw-formula.ts');
      if (gone || !place.current || !frame.current) return;
      setDrawn(drawFormula(place.current, written, display) === null);
      setScrolls(display && frame.current.scrollWidth > frame.current.clientWidth);
    };
    // Without the part that draws, the formula stays as it was written.
    draw().catch(() => setDrawn(false));
    return () => {
      gone = true;
    };
  }, [written, display]);
  if (written === null) return null;
  const reachable = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': t('formula') } : {};
  return (
    <Frame ref={frame} display={display} {...reachable}>
      <span ref={place} />
      {!drawn && <code>{written}</code>}
    </Frame>
  );
}
