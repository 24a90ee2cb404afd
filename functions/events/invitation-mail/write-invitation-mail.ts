import { pathIn } from '#shared/policies/language-paths.ts';
import { inLanguage, type Language, type LocalizedText } from '#shared/schemas/text.ts';
import { mailChoice } from '../platform/mail-choice.ts';

type Words = {
  subject: string;
  invited: (teacher: string) => string;
  how: string;
  why: string;
};

const words: Record<Language, Words> = {
  en: {
    subject: 'You are invited to a course',
    invited: (teacher) =>
      teacher ? `${teacher} invites you to the course:` : 'You are invited to the course:',
    how: 'Sign in, or create an account, with this very e-mail address, and enroll here:',
    why: 'You get this mail because somebody who teaches the course gave this address. If you do not know what this is about, you can ignore it.',
  },
  es: {
    subject: 'Tienes una invitación a un curso',
    invited: (teacher) =>
      teacher ? `${teacher} te invita al curso:` : 'Tienes una invitación al curso:',
    how: 'Inicia sesión o crea una cuenta con esta misma dirección de correo e inscríbete aquí:',
    why: 'Recibes este correo porque alguien que imparte el curso indicó esta dirección. Si no sabes de qué se trata, puedes ignorarlo.',
  },
};

/** A mail in plain text: markup in it stays text, and headers are made of our own words alone. */
export function writeInvitationMail({
  language,
  teacher,
  title,
  courseId,
  siteOrigin,
}: {
  language: Language;
  teacher: string;
  title: LocalizedText;
  courseId: string;
  siteOrigin: string;
}): { subject: string; text: string } {
  const { subject, invited, how, why } = words[language];
  const link = siteOrigin + pathIn(language, `/courses/${courseId}`);
  const choice = mailChoice(language, siteOrigin, 'withAccount');
  const name = `«${inLanguage(title, language).text}»`;
  const lines = [invited(teacher), name, `${how}\n${link}`, why, choice];
  return { subject, text: lines.join('\n\n') };
}
