import { type ReactNode, useEffect, useState } from 'react';
import type { CodePart } from '#web/lib/code/highlight.ts';

const classesOf = (names: unknown): string =>
  Array.isArray(names) ? names.filter((name) => typeof name === 'string').join(' ') : '';

const drawParts = (parts: readonly CodePart[]): ReactNode =>
  // Parts have no ids and never move: their place is their key.
  parts.map((part, index) => {
    if (part.type === 'text') return part.value;
    if (part.type !== 'element') return null;
    return (
      <span key={index} className={classesOf(part.properties['className'])}>
        {drawParts(part.children)}
      </span>
    );
  });

type Props = {
  code: string;
  language: unknown;
  /** The same words, drawn by somebody else: in one colour. */
  children?: ReactNode;
};

/** Code as it was written; its parts are told apart once what knows the language has come. */
export function CodeBlock({ code, language, children }: Props) {
  const [parts, setParts] = useState<CodePart[] | null>(null);
  const known = typeof language === 'string' ? language : null;
  useEffect(() => {
    if (known === null) return undefined;
    let gone = false;
    const draw = async () => {
      const { highlight } = await import('#web/lib/code/highlight.ts');
      const drawn = await highlight(known, code);
      if (!gone) setParts(drawn);
    };
    // In one colour it is code all the same.
    draw().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [known, code]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long line is reached by keyboard
    <pre tabIndex={0}>
      <code>{children ?? (parts === null ? code : drawParts(parts))}</code>
    </pre>
  );
}
