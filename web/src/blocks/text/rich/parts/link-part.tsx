import { Text } from '@chakra-ui/react/text';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import '../../../form/texts.ts';
import { safeHref } from '../safe-href.ts';
import { focusText } from '../selected-part.ts';
import { Control, Line } from './controls.tsx';
import type { PartProps } from './part-props.ts';

/** The target of a link: an address that a lesson may lead to. */
export function LinkPart({ editor, part, asked, onDone }: PartProps) {
  const { t } = useTranslation('lessons');
  const errorId = useId();
  const ref = useRef<HTMLInputElement>(null);
  const { href } = part.attrs;
  const [typed, setTyped] = useState(typeof href === 'string' ? href : '');
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    if (asked) ref.current?.focus();
  }, [asked]);

  const done = () => {
    focusText(editor);
    onDone();
  };
  const apply = () => {
    const address = safeHref(typed);
    setWrong(address === null);
    if (address === null) return ref.current?.focus();
    const mark = { type: 'link', attrs: { href: address } };
    const chain = editor.chain();
    if (editor.isActive('link')) chain.extendMarkRange('link').setMark('link', mark.attrs);
    else if (editor.state.selection.empty)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [mark] });
    else chain.setMark('link', mark.attrs);
    chain.run();
    return done();
  };
  return (
    <>
      <Control flex="1">
        {t('link.address')}
        <Line
          ref={ref}
          type="text"
          inputMode="url"
          value={typed}
          maxLength={2000}
          aria-invalid={wrong}
          aria-describedby={errorId}
          placeholder="https://"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            if (event.key === 'Enter') apply();
            else done();
          }}
        />
      </Control>
      <Button size="sm" variant="outline" onClick={apply}>
        {t('link.apply')}
      </Button>
      {editor.isActive('link') && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            editor.chain().extendMarkRange('link').unsetMark('link').run();
            done();
          }}
        >
          {t('link.remove')}
        </Button>
      )}
      <Text id={errorId} aria-live="polite" textStyle="sm" color="fg.error" flexBasis="full">
        {wrong && t('link.wrong')}
      </Text>
    </>
  );
}
