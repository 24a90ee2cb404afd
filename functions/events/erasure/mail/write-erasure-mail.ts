import { erasureWaitDays } from '#shared/policies/erasure.ts';
import { pathIn } from '#shared/policies/language-paths.ts';
import type { Language } from '#shared/schemas/text.ts';
import { paths } from '#shared/screens.ts';

/** The fate of somebody's account. */
export type ErasureNews = 'requested' | 'ordered' | 'kept' | 'erased';

type Words = { subject: string; said: (date: string) => string; next: string | null };

const words: Record<Language, Record<ErasureNews, Words>> = {
  en: {
    requested: {
      subject: 'You asked for your account to be deleted',
      said: () =>
        `We have your request. An administrator will review it. From then on you have ${erasureWaitDays} days to change your mind; we will email you the date. Until then nothing is lost.`,
      next: 'Download your data, or withdraw the request, here:',
    },
    ordered: {
      subject: 'Your account will be deleted',
      said: (date) =>
        `An administrator has ordered your account to be deleted. It will be deleted after ${date} (UTC). Until then nothing is lost, and you can keep your account. Afterwards it cannot be brought back.`,
      next: 'Download your data, or keep your account, here:',
    },
    kept: {
      subject: 'The deletion of your account was canceled',
      said: () => 'The order to delete your account was withdrawn. Nothing was lost.',
      next: 'See what you can do with your data here:',
    },
    erased: {
      subject: 'Your account has been deleted',
      said: () =>
        'Your account and what was kept about you have been deleted: profile, photo, enrollments, progress, notes, messages and invitations. Courses that you taught stay without your name. You can register again with this address at any time; the new account begins empty.',
      next: null,
    },
  },
  es: {
    requested: {
      subject: 'Has pedido borrar tu cuenta',
      said: () =>
        `Hemos recibido tu solicitud. Alguien de administración la revisará. Desde ese momento tendrás ${erasureWaitDays} días para cambiar de opinión; te escribiremos con la fecha. Hasta entonces no se pierde nada.`,
      next: 'Aquí puedes descargar tus datos o retirar la solicitud:',
    },
    ordered: {
      subject: 'Tu cuenta se va a borrar',
      said: (date) =>
        `Alguien de administración ha ordenado borrar tu cuenta. Se borrará después del ${date} (UTC). Hasta entonces no se pierde nada y puedes conservar tu cuenta. Después no se podrá recuperar.`,
      next: 'Aquí puedes descargar tus datos o conservar tu cuenta:',
    },
    kept: {
      subject: 'Tu cuenta se queda',
      said: () => 'Tu cuenta no se va a borrar: se retiró la orden. No se ha perdido nada.',
      next: 'Aquí ves qué puedes hacer con tus datos:',
    },
    erased: {
      subject: 'Tu cuenta se ha borrado',
      said: () =>
        'Se han borrado tu cuenta y lo que guardábamos sobre ti: perfil, foto, inscripciones, avance, apuntes, mensajes e invitaciones. Los cursos que impartías siguen sin tu nombre. Puedes registrarte de nuevo con esta dirección cuando quieras; la cuenta nueva empieza vacía.',
      next: null,
    },
  },
};

const dateIn = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(instant));

/** A mail in plain text about somebody's own account; it has no choice, since nobody could protect an account without it. */
export function writeErasureMail({
  news,
  language,
  siteOrigin,
  date,
}: {
  news: ErasureNews;
  language: Language;
  siteOrigin: string;
  /** Until when it can be taken back, as an instant. */
  date: string | null;
}): { subject: string; text: string } {
  const { subject, said, next } = words[language][news];
  const link = siteOrigin + pathIn(language, paths.settingsOf('privacy'));
  const lines = [said(date === null ? '' : dateIn(language, date))];
  if (next !== null) lines.push(`${next}\n${link}`);
  return { subject, text: lines.join('\n\n') };
}
