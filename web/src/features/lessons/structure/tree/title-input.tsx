import {
  type ClipboardEvent,
  type KeyboardEvent,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { EditingContext } from './editing-context.ts';

type Props = { text: string; lang?: string | undefined; label: string; hint?: string };

/** The most letters of a title. */
const longest = 120;

/** A title as it is typed: Enter keeps it, Escape keeps the old one, and Enter at the end of an unchanged one goes on to a new row. */
export function TitleInput({ text, lang, label, hint }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const editing = useContext(EditingContext);
  const begin = useEffectEvent((input: HTMLInputElement) => {
    input.focus();
    if (editing.selectAll()) input.select();
    else input.setSelectionRange(text.length, text.length);
  });
  useLayoutEffect(() => {
    if (ref.current) begin(ref.current);
  }, []);
  const end = (how: () => void) => {
    if (done.current) return;
    done.current = true;
    how();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') end(() => editing.cancel());
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const typed = value.trim();
    const atEnd = selectionStart === value.length && selectionEnd === value.length;
    if (typed === '') return end(() => editing.cancel());
    end(() => editing.save(typed, { on: typed === text && atEnd, by: 'Enter' }));
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (event.currentTarget.value !== '' || !editing.paste(pasted)) return;
    event.preventDefault();
    done.current = true;
  };
  return (
    <input
      ref={ref}
      className="edit"
      defaultValue={text}
      lang={lang}
      maxLength={longest}
      aria-label={label}
      placeholder={hint}
      onKeyDown={onKey}
      onPaste={onPaste}
      onBlur={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        end(() =>
          typed === '' || typed === text
            ? editing.cancel('blur')
            : editing.save(typed, { on: false, by: 'blur' }),
        );
      }}
    />
  );
}
