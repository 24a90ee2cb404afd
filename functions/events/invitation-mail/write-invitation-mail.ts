import { inLanguage, type Language, type LocalizedText } from '#shared/schemas/text.ts';

type Words = {
  subject: string;
  invited: (teacher: string) => string;
  how: string;
  unwanted: string;
};

const words: Record<Language, Words> = {
  en: {
    subject: 'You are invited to a course',
    invited: (teacher) =>
      teacher ? `${teacher} invites you to the course:` : 'You are invited to the course:',
    how: 'Sign in, or create an account, with this very e-mail address, and enroll here:',
    unwanted: 'If you do not know what this is about, you can ignore this message.',
  },
  es: {
    subject: 'Tienes una invitación a un curso',
    invited: (teacher) =>
      teacher ? `${teacher} te invita al curso:` : 'Tienes una invitación al curso:',
    how: 'Entra, o crea una cuenta, con esta misma dirección de correo, e inscríbete aquí:',
    unwanted: 'Si no sabes de qué se trata, puedes ignorar este mensaje.',
  },
};

/** A mail in plain text: markup in it stays text, and headers are made of our own words alone. */
export function writeInvitationMail({
  language,
  teacher,
  title,
  link,
}: {
  language: Language;
  teacher: string;
  title: LocalizedText;
  link: string;
}): { subject: string; text: string } {
  const { subject, invited, how, unwanted } = words[language];
  const lines = [invited(teacher), `«${inLanguage(title, language).text}»`, how, link, unwanted];
  return { subject, text: lines.join('\n\n') };
}
