import { Flex } from '@chakra-ui/react/flex';
import { type MouseEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedKind } from '#shared/blocks/registry.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Menu } from '#web/components/ui/menu.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { inLanguage } from '#shared/policies/languages.ts';
import { pastedLines } from '../model/pasted-lines.ts';
import { treeOf } from '../model/tree.ts';
import { isBare } from '#web/blocks/beginnings.ts';
import { useOutlineContext } from '../outline-context.ts';
import type { BlockRow, ModuleRow } from '../types.ts';
import { nameOf, retitled } from '../words-of.ts';
import '../texts.ts';
import { AddModule } from './add-module.tsx';
import { AddRow } from './add-row.tsx';
import { Asked, type Asking } from './asked.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DraftRow } from './draft-row.tsx';
import { type Editing, EditingContext } from './editing-context.ts';
import { Grid } from './grid.ts';
import { rowSentences } from './row-sentences.ts';
import { Row } from './row.tsx';
import { useDrafts } from './use-drafts.ts';
import { useDrop } from './use-drop.ts';
import { useRowMenu } from './use-row-menu.tsx';
import { useRowWords } from './use-row-words.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { adding, useTreeState } from './use-tree-state.ts';

/** A row whose title is edited, as it was when that began. */
type Renaming = { id: string; selectAll: boolean; begun: ModuleRow | BlockRow };

type Open = { of: 'row' | 'kinds'; id: string; anchor: HTMLElement };

/** A lesson of which nothing is there yet opens where it is written. */
const isUnwritten = (row: ModuleRow | BlockRow | undefined) =>
  row !== undefined && 'facts' in row && row.facts.empty;

const noWords = { facts: '', warnings: 0, languages: '' };

/**
 * The whole course as one tree: modules and what is in them. A treegrid and not a list of buttons: with three hundred
 * rows of six controls each, only one stop of Tab with arrows inside leaves the rest of the page within reach.
 */
export function OutlineTree() {
  const { t } = useTranslation(['structure', 'blocks']);
  const { language } = useLanguage();
  const { course, commands, opened, open } = useOutlineContext();
  const tree = treeOf(course);
  const [state, grid] = useTreeState(course.course.courseId, tree);
  const words = useRowWords(course);
  const say = useMemo(() => rowSentences(t), [t]);
  const drafts = useDrafts();
  const [editing, setEditing] = useState<Renaming | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [menu, setMenu] = useState<Open | null>(null);
  const { draft } = drafts;

  const rowOf = (id: string): ModuleRow | BlockRow | undefined =>
    course.blocks.find(({ blockId }) => blockId === id) ??
    course.modules.find(({ moduleId }) => moduleId === id);
  const rename = (id: string, selectAll: boolean) => {
    const begun = rowOf(id);
    if (begun) setEditing({ id, selectAll, begun });
  };
  const bin = (ids: readonly string[]) => {
    const last = state.stops.indexOf(ids.at(-1) ?? '');
    state.focus(state.stops.slice(last + 1).find((id) => !ids.includes(id)) ?? state.stops[0]);
    state.choose([]);
    void commands.all('bin', ids);
  };
  const move = (ids: readonly string[]) => setAsking({ about: 'move', ids });
  const add = (moduleId: string, kind: OfferedKind) => {
    const branch = tree.find(({ module }) => module.moduleId === moduleId);
    const place = { moduleId, after: branch?.blocks.at(-1)?.blockId ?? null };
    state.fold(moduleId, false);
    if (isBare(kind)) drafts.beginBlock(place, kind);
    else setAsking({ about: 'block', kind, place });
  };
  const menus = useRowMenu({ rename, add, move, bin });
  const openMenu = (of: Open['of'], id: string) => {
    const row = state.elementOf(of === 'kinds' ? adding(id) : id);
    const anchor = row?.querySelector<HTMLElement>('[data-do=menu], [data-do=kinds]') ?? row;
    if (anchor) setMenu({ of, id, anchor });
  };
  const onKeyDown = useTreeKeys(state, {
    rename,
    add: (stop) => openMenu('kinds', stop.replace(/^add /, '')),
    menu: (id) => openMenu('row', id),
    move,
    bin,
  });
  useDrop(tree, state.about);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>('[data-do]');
    const row = event.target.closest<HTMLElement>('[data-row]');
    const id = row?.dataset.row ?? '';
    if (id === '' || event.target.closest('.edit')) return;
    switch (pressed?.dataset.do) {
      case 'pick':
        if (event.shiftKey) state.extend(id);
        else state.toggle(id);
        return;
      case 'fold':
        state.fold(id);
        return;
      case 'publish':
        void commands.all(
          pressed?.getAttribute('aria-checked') === 'true' ? 'unpublish' : 'publish',
          [id],
        );
        return;
      case 'menu':
        openMenu('row', id);
        return;
      case 'kinds':
        openMenu('kinds', id.replace(/^add /, ''));
        return;
      default:
        if (id.startsWith('add ')) return;
        if (event.shiftKey) state.extend(id);
        else if (event.ctrlKey || event.metaKey) state.toggle(id);
        else open(id, isUnwritten(rowOf(id)) ? 'content' : undefined);
    }
  };

  const endings: Editing = {
    selectAll: () => editing?.selectAll ?? false,
    save: (text, { on, by }) => {
      if (!editing) return drafts.take(text, by === 'Enter');
      const { id, begun } = editing;
      setEditing(null);
      if (by === 'Enter') state.focus(id);
      const row = begun;
      if (text !== inLanguage(row.title, language).text) {
        const title = retitled(row.title, language, text);
        void commands.edit(id, { title }, { what: 'renamed', begun });
      }
      if (!on) return;
      if ('blockId' in row) drafts.beginBlock({ moduleId: row.moduleId, after: id });
      else {
        state.fold(id, false);
        drafts.beginBlock({ moduleId: id, after: null });
      }
    },
    cancel: (by) => {
      if (editing) {
        setEditing(null);
        if (by !== 'blur') state.focus(editing.id);
        return;
      }
      const back =
        draft?.on === 'block' ? (draft.place.after ?? draft.place.moduleId) : draft?.after;
      drafts.close();
      if (by !== 'blur') state.focus(back ?? state.stops[0]);
    },
    paste: (text) => {
      const lines = pastedLines(text);
      if (editing || !draft || lines.length < 2) return false;
      drafts.close();
      const place = draft.on === 'block' ? draft.place : null;
      setAsking({
        about: 'paste',
        lines,
        into: place,
        after: draft.on === 'module' ? draft.after : null,
      });
      return true;
    },
  };

  const shared = (id: string) => ({
    say,
    language,
    ...(words.get(id) ?? noWords),
    active: state.active === id,
    selected: state.selected.has(id),
    opened: opened === id,
    editing: editing?.id === id,
  });
  const draftAt = (moduleId: string, after: string | null) =>
    draft?.on === 'block' && draft.place.moduleId === moduleId && draft.place.after === after ? (
      <DraftRow key="draft" draft={draft} waiting={drafts.waiting} />
    ) : null;
  const lastId = tree.at(-1)?.module.moduleId ?? null;
  const moduleDraftAt = (after: string | null) =>
    draft?.on === 'module' && draft.after === after ? (
      <DraftRow key="draft" draft={draft} waiting={drafts.waiting} />
    ) : null;

  return (
    <EditingContext value={endings}>
      {(tree.length > 0 || draft) && (
        <Grid
          ref={grid}
          role="treegrid"
          aria-label={t('tree')}
          aria-multiselectable
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDoubleClick={(event) => {
            const title = event.target instanceof Element && event.target.closest('.title');
            const id = title && title.closest<HTMLElement>('[data-row]')?.dataset.row;
            if (id) rename(id, false);
          }}
          onFocus={(event) => {
            const id = event.target.closest<HTMLElement>('[data-row]')?.dataset.row;
            if (id) state.setAt(id);
          }}
        >
          {moduleDraftAt(null)}
          {tree.flatMap(({ module, blocks }, index) => {
            const { moduleId } = module;
            const folded = state.folded.has(moduleId);
            return [
              <Row
                key={moduleId}
                row={module}
                place={index + 1}
                of={tree.length}
                folded={folded}
                count={blocks.length}
                {...shared(moduleId)}
              />,
              draftAt(moduleId, null),
              ...(folded ? [] : blocks).flatMap((block, at) => [
                <Row
                  key={block.blockId}
                  row={block}
                  place={at + 1}
                  of={blocks.length}
                  {...shared(block.blockId)}
                />,
                draftAt(moduleId, block.blockId),
              ]),
              folded ? null : (
                <AddRow
                  key={adding(moduleId)}
                  id={adding(moduleId)}
                  module={nameOf(course, moduleId, language)}
                  active={state.active === adding(moduleId)}
                />
              ),
              moduleDraftAt(moduleId),
            ];
          })}
        </Grid>
      )}
      {tree.length === 0 && !draft ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={<AddModule first onClick={() => drafts.beginModule(null)} />}
        />
      ) : (
        <Flex mt="4">
          <AddModule onClick={() => drafts.beginModule(lastId)} />
        </Flex>
      )}
      <BulkBar
        ids={state.rows.filter((id) => state.selected.has(id))}
        onClear={() => state.choose([])}
        onMove={move}
        onRule={(rule, ids) => setAsking({ about: 'rules', rule, ids })}
        onBin={bin}
      />
      {menu && (
        <Menu
          key={`${menu.of} ${menu.id}`}
          label={
            menu.of === 'row'
              ? t('menu.of', { title: nameOf(course, menu.id, language) })
              : t('add.kind')
          }
          anchor={menu.anchor}
          items={menu.of === 'row' ? menus.ofRow(menu.id) : menus.ofKinds(menu.id)}
          onClose={() => setMenu(null)}
        />
      )}
      {asking && (
        <Asked
          asking={asking}
          onPasted={(lines, { into, after }) => {
            const [title = '', ...lessons] = lines;
            if (into) void drafts.addBlocks(lines, into);
            else void drafts.addModule(title, after, lessons, false);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </EditingContext>
  );
}
