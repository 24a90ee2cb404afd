import { pathIn } from '#shared/policies/language-paths.ts';
import { siteName } from '#shared/policies/site-name.ts';
import { inLanguage, type Language, type LocalizedText } from '#shared/schemas/text.ts';
import { paths } from '#shared/screens.ts';
import { quoted } from '#functions/events/platform/quoted.ts';

type Words = {
  subject: string;
  invited: (teacher: string) => string;
  how: string;
  why: string;
  stop: string;
};

const words: Record<Language, Words> = {
  en: {
    subject: 'You are invited to a course',
    invited: (teacher) =>
      `Someone who teaches on ${siteName} invites you to a course. ${teacher === '' ? 'They' : `“${teacher}”`} wrote:`,
    how: 'Sign in, or create an account, with this email address, and join here:',
    why: 'You are receiving this email because a teacher of the course entered this address. If you do not know what this is about, you can ignore it.',
    stop: 'Stop invitations to this address; no account is needed:',
  },
  es: {
    subject: 'Tienes una invitación a un curso',
    invited: (teacher) =>
      `Alguien que enseña en ${siteName} te invita a un curso. ${teacher === '' ? 'Así lo' : `«${teacher}»`} escribió:`,
    how: 'Inicia sesión o crea una cuenta con esta misma dirección de correo y entra aquí:',
    why: 'Recibes este correo porque alguien que imparte el curso indicó esta dirección. Si no sabes de qué se trata, puedes ignorarlo.',
    stop: 'No recibir más invitaciones en esta dirección, sin necesidad de cuenta:',
  },
};

type Mail = { subject: string; text: string; headers: Record<string, string> };

/**
 * A mail in plain text: markup in it stays text, what a teacher wrote stands as theirs, and headers are made of our
 * own words alone. A mail program finds in them how to end such mails with one click (RFC 8058).
 */
export function writeInvitationMail({
  language,
  teacher,
  title,
  courseId,
  stopToken,
  siteOrigin,
}: {
  language: Language;
  teacher: string;
  title: LocalizedText;
  courseId: string;
  stopToken: string;
  siteOrigin: string;
}): Mail {
  const { subject, invited, how, why, stop } = words[language];
  const link = siteOrigin + pathIn(language, paths.course(courseId));
  const stopLink = siteOrigin + pathIn(language, paths.mailStop(stopToken));
  const name = quoted(inLanguage(title, language).text);
  const lines = [invited(teacher), name, `${how}\n${link}`, why, `${stop}\n${stopLink}`];
  return {
    subject,
    text: lines.join('\n\n'),
    headers: {
      'List-Unsubscribe': `<${siteOrigin}/api/v1/mail-stops/${stopToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
