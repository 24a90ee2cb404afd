import { pathIn } from '#shared/policies/language-paths.ts';
import type { Language } from '#shared/schemas/text.ts';
import { paths } from '#shared/screens.ts';
import type { Proves } from '#functions/platform/email-code.ts';

type Words = { subject: string; lines: (code: string, email: string) => string[] };

const words: Record<Language, Record<Proves, Words>> = {
  en: {
    present: {
      subject: 'Your email address is about to change',
      lines: (code, email) => [
        `Someone who is signed in to your account asked to change its email address to ${email}.`,
        `If it was you, the code for your current address is: ${code}`,
        'If it was not you, do not share the code: nothing changes without it. Then change your password here, which also signs out every other session:',
      ],
    },
    new: {
      subject: 'Confirm your new email address',
      lines: (code) => [
        `Your code to use this address for your account is: ${code}`,
        'We sent another code to your current address. Enter both here:',
      ],
    },
  },
  es: {
    present: {
      subject: 'Se va a cambiar tu dirección de correo',
      lines: (code, email) => [
        `Alguien con tu sesión iniciada pidió cambiar la dirección de tu cuenta a ${email}.`,
        `Si fuiste tú, tu código para la dirección actual es: ${code}`,
        'Si no fuiste tú, no le des el código a nadie: sin él no cambia nada. Después cambia aquí tu contraseña, con lo que también se cierran las demás sesiones:',
      ],
    },
    new: {
      subject: 'Confirma tu nueva dirección de correo',
      lines: (code) => [
        `Tu código para usar esta dirección en tu cuenta es: ${code}`,
        'Enviamos otro código a la dirección actual de la cuenta; aquí se piden los dos:',
      ],
    },
  },
};

const notAsked: Record<Language, string> = {
  en: 'If you do not know what this is about, you can ignore this message.',
  es: 'Si no sabes de qué se trata, puedes ignorar este mensaje.',
};

/** A mail in plain text, made of our own words, the code, and an address that was checked to be one. */
export function writeEmailChangeMail(
  language: Language,
  proves: Proves,
  { code, email, siteOrigin }: { code: string; email: string; siteOrigin: string },
): { subject: string; text: string } {
  const { subject, lines } = words[language][proves];
  const where = siteOrigin + pathIn(language, paths.settingsOf('security'));
  const ends = proves === 'new' ? [notAsked[language]] : [];
  return { subject, text: [...lines(code, email), where, ...ends].join('\n\n') };
}
