/*
 * Draws a lesson that is read, on a phone, from the answer that `ask-for-lesson.ts` asked for: its words are there
 * after two small scripts instead of the whole site's, which then takes the page over (`take-over.ts`).
 */
import { inLanguage, type Language, type LocalizedText } from '#shared/policies/languages.ts';
import type { Lesson } from '#web/features/lessons/player/types.ts';
import { languageDetector } from '#web/lib/i18n/language-detector.ts';
import '#web/lib/session/asked-ahead.ts';
import { kind as enKind } from '#web/locales/en/blocks.json';
import {
  language as enLanguage,
  minutes_one as enMinute,
  minutes_other as enMinutes,
  otherLanguage as enOther,
} from '#web/locales/en/player.json';
import enProse from '#web/locales/en/prose.json';
import { leavePlayer as enLeave } from '#web/locales/en/frame.json';
import { kind as esKind } from '#web/locales/es/blocks.json';
import {
  language as esLanguage,
  minutes_one as esMinute,
  minutes_other as esMinutes,
  otherLanguage as esOther,
} from '#web/locales/es/player.json';
import esProse from '#web/locales/es/prose.json';
import { leavePlayer as esLeave } from '#web/locales/es/frame.json';
import { translator } from '#web/rendered/translator.ts';
import { drawContent, type T } from './draw-content.ts';
import { element } from './element.ts';

/** The path of a course's page, with a name where its id stands. */
declare const coursePath: string;

const texts: Record<Language, object> = {
  en: {
    reading: enKind.text,
    language: enLanguage,
    minutes_one: enMinute,
    minutes_other: enMinutes,
    otherLanguage: enOther,
    leave: enLeave,
    ...enProse,
  },
  es: {
    reading: esKind.text,
    language: esLanguage,
    minutes_one: esMinute,
    minutes_other: esMinutes,
    otherLanguage: esOther,
    leave: esLeave,
    ...esProse,
  },
};

function readersLanguage(): Language {
  const wanted = [languageDetector.detect()].flat().find((one) => /^(en|es)/.test(`${one}`));
  return `${wanted}`.startsWith('es') ? 'es' : 'en';
}

/** The page of a lesson that its own learner reads; null for any other. */
export function drawLesson({ block, course, outline }: Lesson, language: Language) {
  if (!block.can.recordProgress) return null;
  const t = translator(texts[language], language) as T;
  const words = drawContent(block, language, t);
  if (!words) return null;

  const local = (text: LocalizedText) => {
    const found = inLanguage(text, language);
    return { text: found.text, lang: found.lang === language ? undefined : found.lang };
  };
  const title = local(block.title);
  const courseTitle = local(course.title);
  const module = outline.find(({ moduleId }) => moduleId === block.moduleId);
  const moduleTitle = module && local(module.title);
  const way = coursePath.replace(':courseId', course.courseId);

  return element(
    'div',
    { class: 'fp' },
    element(
      'header',
      { class: 'fp-header fp-player-bar' },
      element('a', { class: 'fp-quiet', href: way }, t('leave')),
    ),
    element(
      'main',
      { class: 'fp-main fp-lesson', id: 'content' },
      element(
        'div',
        { class: 'fp-lesson-column' },
        element(
          'p',
          { class: 'fp-place' },
          element('a', { class: 'fp-link', href: way, lang: courseTitle.lang }, courseTitle.text),
          ' / ',
          moduleTitle && element('span', { lang: moduleTitle.lang }, moduleTitle.text),
        ),
        element('h1', { lang: title.lang }, title.text),
        element(
          'p',
          { class: 'fp-muted fp-lesson-kind' },
          `${t('reading')} · ${t('minutes', { count: block.minutes })}`,
        ),
        ...words,
      ),
    ),
  );
}

const seen = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

async function showLesson(): Promise<void> {
  const answer = await globalThis.askedAhead?.answer;
  const place = document.getElementById('first-page');
  const { dataset } = document.documentElement;
  // The site may have been faster.
  if (!answer?.ok || !place || dataset['firstPage'] !== 'none') return;
  const page = drawLesson((await answer.clone().json()) as Lesson, readersLanguage());
  if (!page || !place.isConnected) return;
  place.replaceChildren(page);
  dataset['firstPage'] = 'lesson';
  await seen();
}

const asked = globalThis.askedAhead;
void showLesson()
  .catch(() => undefined)
  .finally(() => asked?.shown.resolve());
