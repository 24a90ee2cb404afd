// Generated from the files of texts by "npm run generate".
import type accounts from '#web/locales/en/accounts.json';
import type assignmentFacts from '#web/locales/en/assignmentFacts.json';
import type assignmentWords from '#web/locales/en/assignmentWords.json';
import type assignments from '#web/locales/en/assignments.json';
import type attempts from '#web/locales/en/attempts.json';
import type banks from '#web/locales/en/banks.json';
import type blocks from '#web/locales/en/blocks.json';
import type catalog from '#web/locales/en/catalog.json';
import type common from '#web/locales/en/common.json';
import type conflict from '#web/locales/en/conflict.json';
import type courses from '#web/locales/en/courses.json';
import type enrollments from '#web/locales/en/enrollments.json';
import type errors from '#web/locales/en/errors.json';
import type featureErrors from '#web/locales/en/featureErrors.json';
import type featured from '#web/locales/en/featured.json';
import type frame from '#web/locales/en/frame.json';
import type help from '#web/locales/en/help.json';
import type home from '#web/locales/en/home.json';
import type identity from '#web/locales/en/identity.json';
import type lessons from '#web/locales/en/lessons.json';
import type mails from '#web/locales/en/mails.json';
import type media from '#web/locales/en/media.json';
import type notYours from '#web/locales/en/notYours.json';
import type notes from '#web/locales/en/notes.json';
import type ownAssignments from '#web/locales/en/ownAssignments.json';
import type ownBank from '#web/locales/en/ownBank.json';
import type ownQuizzes from '#web/locales/en/ownQuizzes.json';
import type palette from '#web/locales/en/palette.json';
import type parts from '#web/locales/en/parts.json';
import type pdf from '#web/locales/en/pdf.json';
import type player from '#web/locales/en/player.json';
import type progress from '#web/locales/en/progress.json';
import type prose from '#web/locales/en/prose.json';
import type questionEditor from '#web/locales/en/questionEditor.json';
import type questionFigures from '#web/locales/en/questionFigures.json';
import type questionFiles from '#web/locales/en/questionFiles.json';
import type questions from '#web/locales/en/questions.json';
import type quizBuilder from '#web/locales/en/quizBuilder.json';
import type quizzes from '#web/locales/en/quizzes.json';
import type refusal from '#web/locales/en/refusal.json';
import type rosters from '#web/locales/en/rosters.json';
import type session from '#web/locales/en/session.json';
import type shell from '#web/locales/en/shell.json';
import type structure from '#web/locales/en/structure.json';
import type transfer from '#web/locales/en/transfer.json';
import type uploads from '#web/locales/en/uploads.json';
import type users from '#web/locales/en/users.json';

/** Every namespace with its texts; English is the measure. */
export type Texts = {
  accounts: typeof accounts;
  assignmentFacts: typeof assignmentFacts;
  assignmentWords: typeof assignmentWords;
  assignments: typeof assignments;
  attempts: typeof attempts;
  banks: typeof banks;
  blocks: typeof blocks;
  catalog: typeof catalog;
  common: typeof common;
  conflict: typeof conflict;
  courses: typeof courses;
  enrollments: typeof enrollments;
  errors: typeof errors & typeof featureErrors;
  featured: typeof featured;
  frame: typeof frame;
  help: typeof help;
  home: typeof home;
  identity: typeof identity;
  lessons: typeof lessons;
  mails: typeof mails;
  media: typeof media;
  notYours: typeof notYours;
  notes: typeof notes;
  ownAssignments: typeof ownAssignments;
  ownBank: typeof ownBank;
  ownQuizzes: typeof ownQuizzes;
  palette: typeof palette;
  parts: typeof parts;
  pdf: typeof pdf;
  player: typeof player;
  progress: typeof progress;
  prose: typeof prose;
  questionEditor: typeof questionEditor;
  questionFigures: typeof questionFigures;
  questionFiles: typeof questionFiles;
  questions: typeof questions;
  quizBuilder: typeof quizBuilder;
  quizzes: typeof quizzes;
  refusal: typeof refusal;
  rosters: typeof rosters;
  session: typeof session;
  shell: typeof shell;
  structure: typeof structure;
  transfer: typeof transfer;
  uploads: typeof uploads;
  users: typeof users;
};

export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
    returnNull: false;
  }
}
