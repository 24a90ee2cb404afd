import { pathIn } from '#shared/policies/language-paths.ts';
import { inLanguage, type Language, type LocalizedText } from '#shared/schemas/text.ts';
import { paths } from '#shared/screens.ts';
import { quoted } from '#functions/events/platform/quoted.ts';

type Words = { subject: string; said: string; what: string; next: string; why: string };

const words: Record<Language, Words> = {
  en: {
    subject: 'You mark in a course',
    said: 'Whoever teaches this course has added you to those who mark its assignments:',
    what: 'You see the work that goes to you, and nothing else of the course. Until some does, there is nothing to do.',
    next: 'What goes to you waits here:',
    why: 'You are receiving this email because you teach on this site.',
  },
  es: {
    subject: 'Corriges en un curso',
    said: 'Quien da este curso te ha añadido a quienes corrigen sus tareas:',
    what: 'Verás las entregas que te toquen, y nada más del curso. Hasta que te toque alguna no tienes que hacer nada.',
    next: 'Lo que te toque te espera aquí:',
    why: 'Recibes este correo porque enseñas en este sitio.',
  },
};

/** A mail in plain text: what others wrote stays text in it, and its headers are made of our own words alone. */
export function writeMarkerMail(
  title: LocalizedText,
  language: Language,
  siteOrigin: string,
): { subject: string; text: string } {
  const { subject, said, what, next, why } = words[language];
  const link = siteOrigin + pathIn(language, paths.assignmentReview);
  const course = quoted(inLanguage(title, language).text);
  return { subject, text: [said, course, what, `${next}\n${link}`, why].join('\n\n') };
}
