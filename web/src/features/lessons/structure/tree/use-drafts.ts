import { useRef, useState } from 'react';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { BareKind } from '#web/blocks/beginnings.ts';
import { newBlock } from '../new-block.ts';
import { useOutlineContext } from '../outline-context.ts';
import type { Place } from '../types.ts';
import { titleIn } from '../words-of.ts';

type Session = { key: number; typing: boolean };

/** A row that is being typed and is not there yet. */
export type Draft = Session &
  ({ on: 'block'; kind: BareKind; place: Place } | { on: 'module'; after: string | null });

/** New rows, typed one after the other: each is sent behind the one before, while the next is typed already. */
export function useDrafts() {
  const { course, commands } = useOutlineContext();
  const { language } = useLanguage();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [waiting, setWaiting] = useState<string[]>([]);
  const keys = useRef(0);
  const behind = useRef<Promise<string | null>>(Promise.resolve(null));

  const nextKey = () => (keys.current += 1);
  const beginBlock = (place: Place, kind: BareKind = 'text') => {
    behind.current = Promise.resolve(place.after);
    setDraft({ on: 'block', kind, place, key: nextKey(), typing: true });
  };
  const beginModule = (after: string | null) =>
    setDraft({ on: 'module', after, key: nextKey(), typing: true });

  /** Lessons of a list, where a new one was being typed. */
  async function addBlocks(lines: string[], place: Place) {
    setWaiting(lines);
    setDraft({ on: 'block', kind: 'text', place, key: nextKey(), typing: false });
    await commands.addBlocks(
      place,
      lines.map((line) => newBlock(course, language, line, 'text')),
    );
    setWaiting([]);
    setDraft(null);
  }

  function addBlock(text: string, { kind, place }: Extract<Draft, { on: 'block' }>, on: boolean) {
    const { moduleId } = place;
    const key = nextKey();
    setWaiting((titles) => [...titles, text]);
    setDraft({ on: 'block', kind, place, key, typing: on });
    behind.current = behind.current.then(async (after) => {
      const block = newBlock(course, language, text, kind);
      const { made } = await commands.addBlock({ moduleId, after }, block, text);
      const id = made.at(-1) ?? after;
      setWaiting(([, ...titles]) => titles);
      setDraft((now) =>
        now?.on === 'block' && now.place.moduleId === moduleId
          ? { ...now, place: { moduleId, after: id } }
          : now,
      );
      return id;
    });
  }

  /** A module and, if there are lines, its lessons; then its first lesson is typed. */
  async function addModule(text: string, after: string | null, lessons: string[], on: boolean) {
    setWaiting([text]);
    setDraft({ on: 'module', after, key: nextKey(), typing: false });
    const { made } = await commands.addModule(
      after,
      titleIn(course, language, text),
      lessons.map((line) => newBlock(course, language, line, 'text')),
      text,
    );
    setWaiting([]);
    const [moduleId] = made;
    if (moduleId !== undefined && on) beginBlock({ moduleId, after: null });
    else setDraft(null);
    return moduleId;
  }

  return {
    draft,
    waiting,
    beginBlock,
    beginModule,
    addModule,
    addBlocks,
    /** Takes what was typed, and goes on to the next row where it was ended by Enter. */
    take: (text: string, on: boolean) => {
      if (draft?.on === 'block') addBlock(text, draft, on);
      if (draft?.on === 'module') void addModule(text, draft.after, [], on);
    },
    close: () => setDraft(null),
  };
}
