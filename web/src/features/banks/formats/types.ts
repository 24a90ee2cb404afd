import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { Language } from '#shared/policies/languages.ts';
import type { Change } from './notes.ts';
import type { DropReason, Refusal } from './reasons.ts';

export type Format = 'gift' | 'moodle' | 'csv' | 'workbook' | 'plain';

/**
 * Where a question stands in its file: the how many-th it is, from 0, and its first line, from 1; of a workbook the row of
 * its sheet.
 */
export type Place = { index: number; line: number; isRow?: true };

/** What of a question is told beside its content; what is not here has its usual value. */
export type Head = {
  name: string | null;
  tags: string[];
  difficulty: 'easy' | 'medium' | 'hard' | null;
  points: number;
  status: 'draft' | 'ready' | 'retired';
};

export type ReadQuestion = {
  head: Head;
  content: QuestionContent;
  /** The same for the same question of a file, so that bringing it in again makes none twice. */
  source: string;
  place: Place;
  fate: 'kept' | 'changed';
  changes: Change[];
};
export type DroppedQuestion = { place: Place; title: string; why: DropReason; detail?: string };

/**
 * A picture that lies in the file itself. The contents name it by `mediaId` until it is uploaded: `withMedia` puts the
 * real id in its place. Types that no course takes (GIF, SVG, BMP) are to be drawn as PNG before.
 */
export type EmbeddedFile = {
  mediaId: string;
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
};

/** A file that was read: its questions are those kept and changed, and those dropped, and no others. */
export type ReadFile = {
  format: Format | null;
  /** Why nothing of it was read; null: it was. */
  refused: Refusal | null;
  /** Its letters were guessed, since it is no Unicode. */
  isGuessed: boolean;
  language: Language;
  questions: ReadQuestion[];
  dropped: DroppedQuestion[];
  files: EmbeddedFile[];
};

export type ReadOptions = {
  /** The language of texts that do not say it; null: guessed by their words. */
  language: Language | null;
  onRead?: (done: number, total: number) => void;
};
