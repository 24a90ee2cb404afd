import { Text } from '@chakra-ui/react/text';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawFormula } from '#web/lib/math/draw-formula.ts';
import '../../../form/texts.ts';
import { leavePart, setPart } from '../selected-part.ts';
import { Control, Lines } from './controls.tsx';
import type { PartProps } from './part-props.ts';

/** The fault of a formula; null: none. */
const problemOf = (latex: string, display: boolean) =>
  latex.trim() === '' ? null : drawFormula(document.createElement('span'), latex, display);

/** A formula as LaTeX: it is drawn in the text with every letter. Enter goes on in the text. */
export function MathPart({ editor, part }: PartProps) {
  const { t } = useTranslation('lessons');
  const errorId = useId();
  const ref = useRef<HTMLTextAreaElement>(null);
  const latex = typeof part.attrs['latex'] === 'string' ? part.attrs['latex'] : '';
  const [begun] = useState(latex === '');
  const problem = problemOf(latex, part.type === 'blockMath');
  useEffect(() => {
    if (begun) ref.current?.focus();
  }, [begun]);
  return (
    <>
      <Control flex="1">
        {t('math.latex')}
        <Lines
          ref={ref}
          rows={Math.min(4, latex.split('\n').length)}
          value={latex}
          maxLength={2000}
          spellCheck={false}
          placeholder="\frac{a}{b}"
          aria-invalid={problem !== null}
          aria-describedby={errorId}
          onChange={({ target }) => setPart(editor, part.pos, 'latex', target.value)}
          onKeyDown={(event) => {
            if ((event.key !== 'Enter' || event.shiftKey) && event.key !== 'Escape') return;
            event.preventDefault();
            leavePart(editor);
          }}
        />
      </Control>
      <Text
        id={errorId}
        aria-live="polite"
        textStyle="sm"
        color={problem ? 'fg.error' : 'fg.muted'}
      >
        {problem ? t('math.wrong', { problem }) : t('math.hint')}
      </Text>
    </>
  );
}
