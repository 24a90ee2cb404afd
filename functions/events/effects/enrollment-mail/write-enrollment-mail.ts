import { pathIn } from '#shared/policies/language-paths.ts';
import type { Turn } from '#shared/schemas/enrollments.ts';
import { inLanguage, type Language, type LocalizedText } from '#shared/schemas/text.ts';
import { paths } from '#shared/screens.ts';
import { mailChoice } from '#functions/events/platform/mail-choice.ts';
import { quoted } from '#functions/events/platform/quoted.ts';

/** What became of somebody who waited for a seat or for an answer. */
export type News = Exclude<Turn, 'removed'>;

type Words = { subject: string; said: string; next: string; why: string };

const seat = {
  en: 'You get this mail because you were on the waiting list of this course.',
  es: 'Recibes este correo porque estabas en la lista de espera de este curso.',
};
const asked = {
  en: 'You get this mail because you asked to join this course.',
  es: 'Recibes este correo porque pediste entrar en este curso.',
};

const words: Record<Language, Record<News, Words>> = {
  en: {
    seat: {
      subject: 'A seat became free for you',
      said: 'A seat became free, and you had waited longest. You are in the course now:',
      next: 'Begin here. If you no longer want the seat, leave the course on the same page, and it goes to the next in line:',
      why: seat.en,
    },
    admitted: {
      subject: 'You were let into a course',
      said: 'Your request was accepted. You are in the course now:',
      next: 'Begin here:',
      why: asked.en,
    },
    lined: {
      subject: 'You have a place on the waiting list',
      said: 'Your request was accepted, but no seat is free at the moment. You are on the waiting list of the course:',
      next: 'We write to you when a seat is yours. Your place in the line is here:',
      why: asked.en,
    },
    declined: {
      subject: 'Your request was answered',
      said: 'Your request to join this course was not accepted:',
      next: 'You can read about the course, and ask again, here:',
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
