import type { contract } from '#shared/contract/index.ts';
import type { Response, SentBody } from '#shared/contract/route.ts';

/** A course as those have it who arrange it. */
export type Structure = Response<typeof contract.lessons.getStructure>;
/** A course as somebody who learns in it has it. */
export type Preview = Response<typeof contract.lessons.preview>;
export type ModuleRow = Structure['modules'][number];
export type BlockRow = Structure['blocks'][number];
export type Finding = Structure['findings'][number];

export type BlockChange = SentBody<typeof contract.lessons.changeBlocks>['change'];
export type ModuleChange = SentBody<typeof contract.lessons.changeModules>['change'];

type Edit<Body> = Partial<Omit<Body, 'version'>>;
export type BlockEdit = Omit<Edit<SentBody<typeof contract.lessons.updateBlock>>, 'content'>;
/** The rules of a block that can be set for many of them at once. */
export type RulesEdit = Pick<BlockEdit, 'release' | 'completion'>;
export type ModuleEdit = Edit<SentBody<typeof contract.lessons.updateModule>>;

/** The fields of a new block; its place is told apart. */
export type NewBlock = SentBody<typeof contract.lessons.createBlocks>['blocks'][number];

export type Title = BlockRow['title'];

/** The place of a block: in a module, right behind another of its blocks, or first. */
export type Place = { moduleId: string; after: string | null };

/** One request that changes the course; each of them has a way back. */
export type Step =
  | { on: 'blocks'; ids: string[]; change: BlockChange }
  | { on: 'modules'; ids: string[]; change: ModuleChange }
  | { on: 'block'; id: string; seen: BlockRow; edit: BlockEdit }
  | { on: 'module'; id: string; seen: ModuleRow; edit: ModuleEdit }
  | { on: 'blockRules'; edits: { id: string; seen: BlockRow; edit: RulesEdit }[] }
  | { on: 'newBlocks'; place: Place; blocks: NewBlock[] }
  | { on: 'newModule'; after: string | null; title: Title; lessons: NewBlock[] };
