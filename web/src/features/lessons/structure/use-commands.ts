import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { canComplete } from '#shared/blocks/registry.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { notify } from '#web/lib/notify.ts';
import { nudgeBlocks, nudgeModules, type Direction } from './model/nudge.ts';
import { treeOf } from './model/tree.ts';
import type { OutlineStore } from './store/outline-store.ts';
import type {
  BlockEdit,
  BlockRow,
  ModuleEdit,
  ModuleRow,
  NewBlock,
  Place,
  RulesEdit,
  Step,
  Structure,
  Title,
} from './types.ts';
import { nameOf } from './words-of.ts';
import './texts.ts';

type Row = ModuleRow | BlockRow;

/** The changes that a whole selection can take. */
export type Bulk = 'publish' | 'unpublish' | 'bin' | 'restore';

/** All that can be done to a course's outline, each with its words: said at once, and said again where it failed. */
export function useCommands(
  course: Structure | undefined,
  store: OutlineStore,
  say: (words: string) => void,
) {
  const { t } = useTranslation(['structure', 'errors']);
  const { language } = useLanguage();
  const latest = useRef({ course, t, language });
  useLayoutEffect(() => {
    latest.current = { course, t, language };
  });
  return useMemo(() => {
    /** The rows that some ids name, apart, each in the order of the course. */
    const split = (ids: readonly string[]) => {
      const { modules = [], blocks = [] } = latest.current.course ?? {};
      const named = new Set(ids);
      return {
        modules: modules.map(({ moduleId }) => moduleId).filter((id) => named.has(id)),
        blocks: blocks.filter(({ blockId }) => named.has(blockId)),
      };
    };
    const called = (ids: readonly string[]) => {
      const { course: now, t: words, language: spoken } = latest.current;
      const [first = ''] = ids;
      return ids.length === 1 && now
        ? words('one', { title: nameOf(now, first, spoken) })
        : words('rows', { count: ids.length });
    };
    async function run(steps: Step[], words: string) {
      if (steps.length === 0) return { ok: true, made: [] };
      say(words);
      const outcome = await store.run(steps, words);
      if (outcome.error !== undefined) {
        const { t: said } = latest.current;
        const why = said(`errors:${errorKey(outcome.error)}`);
        say(said('failed.said', { words }));
        void notify('error', { title: said('failed.title', { words }), description: why });
      }
      return outcome;
    }
    async function travel(way: 'undo' | 'redo') {
      const { t: words } = latest.current;
      const begun = store[way]();
      if (!begun) return say(words(`${way}.nothing`));
      say(words(`${way}.done`, { words: begun.words }));
      const { error } = await begun.done;
      if (error === undefined) return undefined;
      return notify('error', {
        title: words(`${way}.failed`, { words: begun.words }),
        description: words(`errors:${errorKey(error)}`),
      });
    }
    const did = (what: Bulk | 'moved' | 'copied' | 'renamed' | 'changed', ids: readonly string[]) =>
      latest.current.t(`did.${what}`, { what: called(ids) });

    return {
      all: (what: Bulk, ids: readonly string[]) => {
        const { modules, blocks } = split(ids);
        // The blocks in a module go with it, and come back with it.
        const alone =
          what === 'bin' ? blocks.filter((one) => !modules.includes(one.moduleId)) : blocks;
        const steps: Step[] = [];
        if (modules.length > 0) steps.push({ on: 'modules', ids: modules, change: { do: what } });
        if (alone.length > 0)
          steps.push({
            on: 'blocks',
            ids: alone.map(({ blockId }) => blockId),
            change: { do: what },
          });
        return run(steps, did(what, ids));
      },
      copy: (ids: readonly string[]) => {
        const { modules, blocks } = split(ids);
        const copy = { change: { do: 'copy' } } as const;
        if (modules.length > 0)
          return run([{ on: 'modules', ids: modules, ...copy }], did('copied', modules));
        const named = blocks.map(({ blockId }) => blockId);
        if (named.length === 0) return undefined;
        return run([{ on: 'blocks', ids: named, ...copy }], did('copied', named));
      },
      /** Sets a rule of all blocks among some rows that can have it. */
      setRules: (ids: readonly string[], edit: RulesEdit) => {
        const able = split(ids).blocks.filter(
          ({ kind }) => !edit.completion || canComplete(kind, edit.completion),
        );
        const named = able.map(({ blockId }) => blockId);
        if (named.length === 0) return undefined;
        const edits = able.map((seen) => ({ id: seen.blockId, seen, edit }));
        return run([{ on: 'blockRules', edits }], did('changed', named));
      },
      moveBlocks: (ids: readonly string[], place: Place) => {
        const blocks = split(ids).blocks.map(({ blockId }) => blockId);
        const { course: now, t: words, language: spoken } = latest.current;
        if (!now || blocks.length === 0) return undefined;
        const where = words(place.after === null ? 'place.first' : 'place.behind', {
          title: place.after === null ? '' : nameOf(now, place.after, spoken),
          module: nameOf(now, place.moduleId, spoken),
        });
        return run(
          [{ on: 'blocks', ids: blocks, change: { do: 'move', ...place } }],
          words('did.movedTo', { what: called(blocks), where }),
        );
      },
      moveModules: (ids: readonly string[], after: string | null) => {
        const { modules } = split(ids);
        const { course: now, t: words, language: spoken } = latest.current;
        if (!now || modules.length === 0) return undefined;
        const where = words(after === null ? 'place.firstModule' : 'place.behindModule', {
          title: after === null ? '' : nameOf(now, after, spoken),
        });
        return run(
          [{ on: 'modules', ids: modules, change: { do: 'move', after } }],
          words('did.movedTo', { what: called(modules), where }),
        );
      },
      /** Moves rows up or down by one; modules where there are any among them. */
      nudge(ids: readonly string[], by: Direction): unknown {
        const { course: now, t: words } = latest.current;
        if (!now) return undefined;
        const { modules, blocks } = split(ids);
        const tree = treeOf(now);
        if (modules.length > 0) {
          const after = nudgeModules(tree, modules, by);
          return after === undefined ? say(words('atTheEnd')) : this.moveModules(modules, after);
        }
        const named = blocks.map(({ blockId }) => blockId);
        const place = nudgeBlocks(tree, named, by);
        return place ? this.moveBlocks(named, place) : say(words('atTheEnd'));
      },
      /** @param begun the row as the person saw it when they began, where that was a while ago */
      edit: (
        id: string,
        edit: BlockEdit | ModuleEdit,
        { what = 'changed', begun }: { what?: 'renamed' | 'changed'; begun?: Row } = {},
      ) => {
        const { blocks = [], modules = [] } = latest.current.course ?? {};
        const block = blocks.find(({ blockId }) => blockId === id);
        if (block) {
          const seen = begun && 'blockId' in begun ? begun : block;
          return run([{ on: 'block', id, seen, edit }], did(what, [id]));
        }
        const module = modules.find(({ moduleId }) => moduleId === id);
        if (!module) return undefined;
        return run(
          [{ on: 'module', id, seen: begun && !('blockId' in begun) ? begun : module, edit }],
          did(what, [id]),
        );
      },
      addBlock: (place: Place, block: NewBlock, title: string) =>
        run(
          [{ on: 'newBlocks', place, blocks: [block] }],
          latest.current.t('did.added', { title }),
        ),
      addBlocks: (place: Place, blocks: NewBlock[]) =>
        run(
          [{ on: 'newBlocks', place, blocks }],
          latest.current.t('did.addedSome', { count: blocks.length }),
        ),
      addModule: (after: string | null, title: Title, lessons: NewBlock[], name: string) =>
        run(
          [{ on: 'newModule', after, title, lessons }],
          latest.current.t('did.added', { title: name }),
        ),
      undo: () => travel('undo'),
      redo: () => travel('redo'),
    };
  }, [store, say]);
}
export type Commands = ReturnType<typeof useCommands>;
