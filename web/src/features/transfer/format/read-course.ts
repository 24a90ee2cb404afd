import type { Language } from '#shared/policies/languages.ts';
import type { Part } from '#web/blocks/sheet/sheet-reader.ts';
import type { Loss } from '#web/lib/markdown/losses.ts';
import type { Asset } from '../foreign/assets.ts';
import type { FolderKind } from '../foreign/kind.ts';
import type { WordCut } from '../foreign/word-chapters.ts';
import type { FileProblem } from './files.ts';
import type { QuestionSheet } from '../questions/question-sheet.ts';
import type { CourseSheet, LessonSheet, MediaEntry, ModuleSheet } from './sheets.ts';

/** Why a file as a whole did not come in. */
export type FileReason =
  | FileProblem
  | 'front_matter'
  | 'fields'
  | 'twin_source'
  | 'no_module'
  | 'not_text'
  | 'empty_file'
  | 'too_slow'
  | 'not_a_document'
  | 'house_file'
  | 'site_part'
  | 'table_file'
  | 'kind_unknown'
  | 'picture_unused'
  | 'captions_alone'
  | 'course_described'
  | 'text_too_deep'
  | 'media_missing'
  | 'content'
  | 'lesson_too_large'
  | 'question_missing'
  | 'in_bin';

/** `detail`: the fields at fault, as they are named in the file. */
export type Dropped = { path: string; reason: FileReason; detail?: string };

type Sourced<S> = Omit<S, 'source'> & { source: string };
export type ReadLesson = {
  path: string;
  sheet: Sourced<LessonSheet>;
  parts: Part[];
  losses: Loss[];
};
export type ReadModule = {
  path: string;
  sheet: Sourced<ModuleSheet>;
  /** Its lessons came without a folder: they go into a module that is there, where there is one. */
  isLoose: boolean;
  lessons: ReadLesson[];
  losses: Loss[];
};
/** A question of a file. */
export type ReadQuestion = {
  path: string;
  line: number;
  source: string;
  sheet: QuestionSheet;
  losses: Loss[];
};
export type ReadCourse = {
  kind: FolderKind;
  course: CourseSheet | null;
  /** Whether the facts about the course were gathered, and not stated in a file of its own. */
  isGathered: boolean;
  coursePath: string;
  courseLosses: Loss[];
  media: MediaEntry[];
  /** The files that the texts show or offer, by path. */
  assets: Map<string, Asset>;
  modules: ReadModule[];
  /** The questions that its quizzes ask. */
  questions: ReadQuestion[];
  /** Those that could not be read, each with its line. */
  unread: (Dropped & { line: number })[];
  dropped: Dropped[];
  /** Every file that was chosen, once. */
  files: string[];
  /** The files that said in which order others stand, and what they are called. */
  contents: Set<string>;
  /** The texts that became lessons, by their path: what a link leads to. */
  lessonOf: Map<string, string>;
  language: Language;
  wordCut: WordCut | null;
};
