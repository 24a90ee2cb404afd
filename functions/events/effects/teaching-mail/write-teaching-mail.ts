import { pathIn } from '#shared/policies/language-paths.ts';
import type { Language } from '#shared/schemas/text.ts';
import { paths } from '#shared/screens.ts';

type Decision = 'approved' | 'declined';
type Words = { subject: string; said: string; next: string; to: string };

const why: Record<Language, string> = {
  en: 'You are receiving this email because you asked to teach on this site.',
  es: 'Recibes este correo porque pediste enseñar en este sitio.',
};

const words: Record<Language, Record<Decision, Words>> = {
  en: {
    approved: {
      subject: 'You can teach now',
      said: 'Your request to become a teacher was approved.',
      next: 'Create your first course here:',
      to: paths.teacherDashboard,
    },
    declined: {
      subject: 'Your request to teach',
      said: 'Your request to become a teacher was not approved. Your courses and everything else stay as they are.',
      next: 'See when you can ask again here:',
      to: paths.profile,
    },
  },
  es: {
    approved: {
      subject: 'Ya puedes enseñar',
      said: 'Se aceptó tu solicitud para ser docente.',
      next: 'Crea aquí tu primer curso:',
      to: paths.teacherDashboard,
    },
    declined: {
      subject: 'Tu solicitud para enseñar tiene respuesta',
      said: 'No se aceptó tu solicitud para ser docente. Tus cursos y todo lo demás siguen igual.',
      next: 'Aquí puedes ver cuándo puedes volver a pedirlo:',
      to: paths.profile,
    },
  },
};

/** A mail in plain text, made of our own words alone. */
export function writeTeachingMail(decision: Decision, language: Language, siteOrigin: string) {
  const { subject, said, next, to } = words[language][decision];
  const link = siteOrigin + pathIn(language, to);
  return { subject, text: [said, `${next}\n${link}`, why[language]].join('\n\n') };
}
