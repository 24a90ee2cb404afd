import type { contract } from '#shared/contract/index.ts';
import type { Response, SentBody } from '#shared/contract/route.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';

type Structure = Response<typeof contract.lessons.getStructure>;
export type Course = Structure['course'];
export type ModuleRow = Structure['modules'][number];
export type BlockRow = Structure['blocks'][number];
/** A file of the course, as far as it is known by it outside. */
export type MediaFile = Pick<
  Response<typeof contract.media.list>['items'][number],
  'mediaId' | 'fileName' | 'contentType' | 'bytes' | 'state' | 'durationSeconds'
>;

/** A question of a bank, with what it asks and asked, by the numbers of those versions. */
export type BankQuestion = {
  row: Response<typeof contract.banks.getQuestions>['questions'][number]['question'];
  contents: Map<number, QuestionContent>;
};

/** A course as it is on the platform, whole. */
export type Platform = {
  course: Course;
  modules: ModuleRow[];
  blocks: BlockRow[];
  contents: Map<string, BlockContent>;
  media: MediaFile[];
  /** Those that its quizzes ask, or that somebody is about to bring in. */
  questions: BankQuestion[];
};

export type NewCourse = SentBody<typeof contract.courses.create>;
export type NewModule = Omit<SentBody<typeof contract.lessons.createModule>, 'source' | 'after'>;
export type NewBlock = Omit<
  SentBody<typeof contract.lessons.createBlocks>['blocks'][number],
  'source'
>;
