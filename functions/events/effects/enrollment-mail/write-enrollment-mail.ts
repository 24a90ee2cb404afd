import { pathIn } from '#shared/policies/language-paths.ts';
import type { Turn } from '#shared/schemas/enrollment-parts.ts';
import { inLanguage, type Language, type LocalizedText } from '#shared/schemas/text.ts';
import { paths } from '#shared/screens.ts';
import { mailChoice } from '#functions/events/platform/mail-choice.ts';
import { quoted } from '#functions/events/platform/quoted.ts';

/** The outcome for somebody who waited for a seat or for an answer. */
export type News = Exclude<Turn, 'removed'>;

type Words = { subject: string; said: string; next: string; why: string };

const seat = {
  en: 'You are receiving this email because you were on the waiting list for this course.',
  es: 'Recibes este correo porque estabas en la lista de espera de este curso.',
};
const asked = {
  en: 'You are receiving this email because you asked to join this course.',
  es: 'Recibes este correo porque pediste entrar en este curso.',
};

const words: Record<Language, Record<News, Words>> = {
  en: {
    seat: {
      subject: 'A seat has opened up for you',
      said: 'A seat opened up, and you were next on the waiting list. You are now enrolled in the course:',
      next: 'Start here. If you no longer want the seat, leave the course on the same page, and it goes to the next person in line:',
      why: seat.en,
    },
    admitted: {
      subject: 'You have been admitted to a course',
      said: 'Your request was accepted. You are now enrolled in the course:',
      next: 'Start here:',
      why: asked.en,
    },
    lined: {
      subject: 'You are on the waiting list',
      said: 'Your request was accepted, but the course is full right now. You are on its waiting list:',
      next: 'We will email you when there is a seat for you. See your place in line here:',
      why: asked.en,
    },
    declined: {
      subject: 'Your request to join a course',
      said: 'Your request to join this course was declined:',
      next: 'Read about the course, or ask again, here:',
      why: asked.en,
    },
  },
  es: {
    seat: {
      subject: 'Se ha liberado una plaza para ti',
      said: 'Se ha liberado una plaza y te tocaba a ti. Ya estás en el curso:',
      next: 'Empieza aquí. Si ya no quieres la plaza, deja el curso en la misma página y pasará a la siguiente persona de la lista:',
      why: seat.es,
    },
    admitted: {
      subject: 'Has entrado en un curso',
      said: 'Se aceptó tu solicitud. Ya estás en el curso:',
      next: 'Empieza aquí:',
      why: asked.es,
    },
    lined: {
      subject: 'Tienes un lugar en la lista de espera',
      said: 'Se aceptó tu solicitud, pero ahora no queda ninguna plaza libre. Estás en la lista de espera del curso:',
      next: 'Te escribiremos cuando haya una plaza para ti. Tu lugar en la lista está aquí:',
      why: asked.es,
    },
    declined: {
      subject: 'Tu solicitud tiene respuesta',
      said: 'No se aceptó tu solicitud para entrar en este curso:',
      next: 'Aquí puedes ver el curso y volver a solicitarlo:',
      why: asked.es,
    },
  },
};

/** A mail in plain text: markup in it stays text, and headers are made of our own words alone. */
export function writeEnrollmentMail({
  news,
  language,
  courseId,
  title,
  siteOrigin,
}: {
  news: News;
  language: Language;
  courseId: string;
  title: LocalizedText;
  siteOrigin: string;
}): { subject: string; text: string } {
  const { subject, said, next, why } = words[language][news];
  const link = siteOrigin + pathIn(language, paths.course(courseId));
  const lines = [said, quoted(inLanguage(title, language).text), `${next}\n${link}`, why];
  return { subject, text: [...lines, mailChoice(language, siteOrigin)].join('\n\n') };
}
