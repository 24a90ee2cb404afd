import { pathIn } from '#shared/policies/language-paths.ts';
import { inLanguage, type Language, type LocalizedText } from '#shared/schemas/text.ts';
import { paths } from '#shared/screens.ts';
import { mailChoice } from '#functions/events/platform/mail-choice.ts';
import { quoted } from '#functions/events/platform/quoted.ts';

/** `dealt`: there is something to review; `due`: a day of its time is left. */
export type ReviewNews = 'dealt' | 'due';

type News = { subject: string; said: string };
type Words = {
  /** What differs by whose work it is: that of a classmate, or of a group. */
  of: Record<'people' | 'groups', { dealt: News; why: string }>;
  isDue: News;
  course: string;
  due: string;
  next: string;
};

const words: Record<Language, Words> = {
  en: {
    of: {
      people: {
        dealt: {
          subject: 'Work of classmates waits for your review',
          said: 'You can now review what classmates handed in for this assignment. Nobody learns who wrote a review, or whose work it is:',
        },
        why: 'You are receiving this email because you handed in this assignment, whose people review one another.',
      },
      groups: {
        dealt: {
          subject: 'A group’s work waits for your review',
          said: 'You can now review what other groups handed in for this assignment. Nobody learns who wrote a review, or which group a work is from:',
        },
        why: 'You are receiving this email because your group handed in this assignment, whose groups review one another.',
      },
    },
    isDue: {
      subject: 'A review of yours is due soon',
      said: 'You still have a review to deliver for this assignment. Once its time is over, somebody else may get it:',
    },
    course: 'Course:',
    due: 'Deliver by',
    next: 'Your reviews are here:',
  },
  es: {
    of: {
      people: {
        dealt: {
          subject: 'Te toca revisar trabajos de tus compañeros',
          said: 'Ya puedes revisar lo que entregaron tus compañeros en esta tarea. Nadie sabrá quién escribió una revisión ni de quién es cada trabajo:',
        },
        why: 'Recibes este correo porque entregaste esta tarea, en la que quienes entregan se revisan entre sí.',
      },
      groups: {
        dealt: {
          subject: 'Te toca revisar el trabajo de un grupo',
          said: 'Ya puedes revisar lo que entregaron otros grupos en esta tarea. Nadie sabrá quién escribió una revisión ni de qué grupo es cada trabajo:',
        },
        why: 'Recibes este correo porque tu grupo entregó esta tarea, en la que los grupos se revisan entre sí.',
      },
    },
    isDue: {
      subject: 'Se acaba el plazo de una revisión tuya',
      said: 'Todavía tienes que entregar alguna revisión de esta tarea. Cuando pase el plazo, puede tocarle a otra persona:',
    },
    course: 'Curso:',
    due: 'Entrégalas antes del',
    next: 'Tus revisiones están aquí:',
  },
};

/** A mail in plain text: what others wrote stays text in it, and its headers are made of our own words alone. */
export function writeReviewMail({
  news,
  isForGroups,
  title,
  course,
  assignmentId,
  dueAt,
  reader: { language, timeZone },
  siteOrigin,
}: {
  news: ReviewNews;
  /** Whether groups handed in what is reviewed. */
  isForGroups: boolean;
  title: LocalizedText;
  course: LocalizedText;
  assignmentId: string;
  dueAt: string;
  reader: { language: Language; timeZone: string };
  siteOrigin: string;
}): { subject: string; text: string } {
  const say = words[language];
  const { dealt, why } = say.of[isForGroups ? 'groups' : 'people'];
  const { subject, said } = news === 'due' ? say.isDue : dealt;
  const due = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(dueAt));
  const link = siteOrigin + pathIn(language, paths.assignment(assignmentId));
  const parts = [
    said,
    quoted(inLanguage(title, language).text),
    `${say.course}\n${quoted(inLanguage(course, language).text)}`,
    `${say.due}: ${due} (${timeZone})`,
    `${say.next}\n${link}`,
    why,
    mailChoice(language, siteOrigin),
  ];
  return { subject, text: parts.join('\n\n') };
}
