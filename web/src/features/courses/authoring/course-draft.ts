import { languages, type Language } from '#shared/policies/languages.ts';
import { amountOf } from '#web/lib/amount.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import { percentOf } from '#web/lib/percent.ts';
import { wholeOf } from '#web/lib/whole-number.ts';
import type { Course, CourseFields } from './course-fields.ts';

type Words = Record<Language, string>;

/** A course as the fields of a form hold it: all that can be typed, right or not. */
export type CourseDraft = {
  title: Words;
  summary: Words;
  description: Words;
  outcomes: Words[];
  requirements: Words[];
  category: CourseFields['category'] | '';
  level: CourseFields['level'];
  code: string;
  effort: { weeks: string; hours: string };
  payment: 'free' | 'paid';
  /** In units, as people write it: `49.50`. */
  price: { amount: string; currency: NonNullable<CourseFields['price']>['currency'] };
  pace: 'selfPaced' | 'scheduled';
  startsOn: string;
  endsOn: string;
  room: 'unlimited' | 'limited';
  seats: string;
  enrollmentMode: CourseFields['enrollmentMode'];
  enrollmentWindow: { opensOn: string; closesOn: string };
  /** In percent, as people write it; empty: lessons are enough. */
  completeFrom: string;
};

export const noWords = { en: '', es: '' };

export const emptyDraft: CourseDraft = {
  title: noWords,
  summary: noWords,
  description: noWords,
  outcomes: [],
  requirements: [],
  category: '',
  level: 'beginner',
  code: '',
  effort: { weeks: '', hours: '' },
  payment: 'free',
  price: { amount: '', currency: 'EUR' },
  pace: 'selfPaced',
  startsOn: '',
  endsOn: '',
  room: 'unlimited',
  seats: '',
  enrollmentMode: 'open',
  enrollmentWindow: { opensOn: '', closesOn: '' },
  completeFrom: '',
};

type Localized = CourseFields['title'];

const wordsOf = ({ en = '', es = '' }: Localized): Words => ({ en, es });

const localizedOf = (words: Words): Localized =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = words[language].trim();
      return text === '' ? [] : [[language, text]];
    }),
  );

/** A text that need not be written yet: empty in the languages of the title. */
const localizedOrEmpty = (words: Words, title: Words): Localized => {
  const said = localizedOf(words);
  const named = Object.keys(localizedOf(title));
  return Object.keys(said).length > 0
    ? said
    : Object.fromEntries((named.length > 0 ? named : ['en']).map((language) => [language, '']));
};

/** The form's fields for a course that is there: numbers as people of the language of the page write them. */
export function draftOf(course: CourseFields, language: Language): CourseDraft {
  const written = (hundredths: number) =>
    numberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(
      hundredths / 100,
    );
  const { price, startsOn, endsOn, seats, enrollmentWindow, completeFrom } = course;
  return {
    title: wordsOf(course.title),
    summary: wordsOf(course.summary),
    description: wordsOf(course.description),
    outcomes: course.outcomes.map(wordsOf),
    requirements: course.requirements.map(wordsOf),
    category: course.category,
    level: course.level,
    code: course.code,
    effort: { weeks: String(course.effort.weeks), hours: String(course.effort.hours) },
    payment: price === null ? 'free' : 'paid',
    price: {
      amount: price === null ? '' : written(price.amount),
      currency: price?.currency ?? 'EUR',
    },
    pace: startsOn === null ? 'selfPaced' : 'scheduled',
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
    room: seats === null ? 'unlimited' : 'limited',
    seats: seats === null ? '' : String(seats),
    enrollmentMode: course.enrollmentMode,
    enrollmentWindow: {
      opensOn: enrollmentWindow.opensOn ?? '',
      closesOn: enrollmentWindow.closesOn ?? '',
    },
    completeFrom: completeFrom === null ? '' : written(completeFrom),
  };
}

/**
 * The values of a draft, in the shape of the API and still unchecked. Nothing typed counts as zero, which no field
 * takes.
 */
export function fieldsOf(draft: CourseDraft): Record<keyof CourseFields, unknown> {
  const { price, enrollmentWindow, completeFrom } = draft;
  const scheduled = draft.pace === 'scheduled';
  return {
    title: localizedOf(draft.title),
    summary: localizedOrEmpty(draft.summary, draft.title),
    description: localizedOrEmpty(draft.description, draft.title),
    outcomes: draft.outcomes.map(localizedOf),
    requirements: draft.requirements.map(localizedOf),
    category: draft.category,
    level: draft.level,
    code: draft.code,
    effort: { weeks: Number(draft.effort.weeks), hours: Number(draft.effort.hours) },
    price:
      draft.payment === 'free'
        ? null
        : {
            amount: amountOf(price.amount) ?? Number.NaN,
            currency: price.currency,
          },
    startsOn: scheduled ? draft.startsOn : null,
    endsOn: scheduled ? draft.endsOn || null : null,
    seats:
      draft.room === 'unlimited'
        ? null
        : (wholeOf(draft.seats, 0, Infinity) ?? Number(draft.seats)),
    enrollmentMode: draft.enrollmentMode,
    enrollmentWindow: {
      opensOn: enrollmentWindow.opensOn || null,
      closesOn: enrollmentWindow.closesOn || null,
    },
    completeFrom: completeFrom.trim() === '' ? null : (percentOf(completeFrom) ?? 0),
  };
}

/** The languages that a course is written in. */
export const languagesOf = ({ title, summary, description }: Course): Language[] =>
  languages.filter((language) =>
    [title, summary, description].some((text) => text[language] !== undefined),
  );
