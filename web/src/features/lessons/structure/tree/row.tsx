import { memo, useRef } from 'react';
import { inLanguage, type Language } from '#shared/policies/languages.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { lookOf } from '#web/blocks/looks.ts';
import { OutlineIcon } from '../outline-icon.tsx';
import type { BlockRow, ModuleRow } from '../types.ts';
import type { RowSentences } from './row-sentences.ts';
import { TitleInput } from './title-input.tsx';
import { useRowDrag } from './use-row-drag.ts';

export type RowProps = {
  row: ModuleRow | BlockRow;
  say: RowSentences;
  language: Language;
  /** The position among its siblings and their number, from 1. */
  place: number;
  of: number;
  /** The times and rules of a row: when it opens, what makes it done, how long it takes, each on a line. */
  facts: string;
  /** The number of things to check. */
  warnings: number;
  /** The languages that the course has, each with `+` where the row is written in it and `-` where not. */
  languages: string;
  /** It is where Tab comes into the tree. */
  active: boolean;
  selected: boolean;
  opened: boolean;
  editing: boolean;
  /** Whether the blocks of a module are out of view. */
  folded?: boolean;
  /** The number of blocks in a module. */
  count?: number;
};

/** One row of the tree. What is pressed in it is heard by the tree, by `data-do`. */
export const Row = memo(function Row(props: RowProps) {
  const { row, say, language, facts, warnings, languages } = props;
  const { active, selected, opened, editing, folded } = props;
  const ref = useRef<HTMLDivElement>(null);
  const block = 'blockId' in row ? row : null;
  const id = block ? block.blockId : row.moduleId;
  const kind = block ? 'block' : 'module';
  const copying = 'copying' in row && row.copying;
  useRowDrag(ref, { id, kind });
  const title = inLanguage(row.title, language);
  const lang = title.lang === language ? undefined : title.lang;
  const tab = active ? 0 : -1;
  const kindWords = say.kind(block ? block.kind : 'module');
  const warned = warnings > 0 ? say.warnings(warnings) : '';
  const state = say.state(row.published);
  const name = [kindWords, title.text, state, facts.replaceAll('\n', ' · '), warned].filter(
    (words) => words !== '',
  );
  return (
    <div
      ref={ref}
      role="row"
      data-row={id}
      data-kind={kind}
      data-open={opened || undefined}
      aria-label={name.join('. ')}
      aria-level={block ? 2 : 1}
      aria-posinset={props.place}
      aria-setsize={props.of}
      aria-selected={selected}
      aria-busy={copying || undefined}
      aria-expanded={block ? undefined : !folded}
      tabIndex={tab}
    >
      <div role="gridcell" className="pick">
        <span className="grip" data-grip aria-hidden>
          <OutlineIcon name="grip" />
        </span>
        <input
          type="checkbox"
          data-do="pick"
          checked={selected}
          readOnly
          tabIndex={tab}
          aria-label={say.pick(title.text)}
        />
      </div>
      <div role="rowheader" className="name">
        {block ? (
          <Icon name={lookOf(block.kind).icon} />
        ) : (
          <button
            type="button"
            className="fold"
            data-do="fold"
            tabIndex={tab}
            aria-label={(folded ? say.unfold : say.fold)(title.text)}
          >
            <Icon name="chevronDown" />
          </button>
        )}
        <div className="words">
          {editing ? (
            <TitleInput text={title.text} lang={lang} label={say.titleOf(title.text)} />
          ) : (
            <button type="button" className="title" data-do="open" tabIndex={tab} lang={lang}>
              {title.text}
            </button>
          )}
          <div className="meta facts">
            {!row.published && <strong>{state}</strong>}
            <span>{block ? kindWords : say.lessons(props.count ?? 0)}</span>
            {facts.split('\n').map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {copying && <span>{say.copying()}</span>}
            {warnings > 0 && <span className="warn">{warned}</span>}
          </div>
        </div>
      </div>
      <div role="gridcell" className="languages">
        {(['en', 'es'] as const).map((one) => {
          const there = languages.includes(`${one}+`);
          if (!there && !languages.includes(`${one}-`)) return null;
          return (
            <span key={one} data-there={there ? 'yes' : 'no'}>
              <span aria-hidden>{one.toUpperCase()}</span>
              <span className="sr">{(there ? say.written : say.missing)(one)}</span>
            </span>
          );
        })}
      </div>
      <div role="gridcell" className="state">
        <button
          type="button"
          role="switch"
          data-do="publish"
          aria-checked={row.published}
          aria-label={say.publishOf(title.text)}
          tabIndex={tab}
        >
          <i />
        </button>
      </div>
      <div role="gridcell">
        <button
          type="button"
          className="dots"
          data-do="menu"
          aria-haspopup="menu"
          aria-label={say.menuOf(title.text)}
          tabIndex={tab}
        >
          <Icon name="more" />
        </button>
      </div>
    </div>
  );
});
