import type { Language } from '#shared/schemas/text.ts';

/** The purpose of a message. */
export type Occasion = 'confirm' | 'reset' | 'invite';

type Message = { subject: string; lines: string[] };

/** Cognito puts the code where `{####}` stands, and the sign-in name of an invitation where `{username}` does. */
export const messages: Record<Language, Record<Occasion, Message>> = {
  en: {
    confirm: {
      subject: 'Confirm your email address',
      lines: [
        'Your code to confirm this email address is:',
        '{####}',
        'If you did not ask for it, you can ignore this message.',
      ],
    },
    reset: {
      subject: 'Choose a new password',
      lines: [
        'Your code to choose a new password is:',
        '{####}',
        'If you did not ask for it, you can ignore this message: your password stays as it is.',
      ],
    },
    invite: {
      subject: 'Your account is ready',
      lines: [
        'An account has been created for you. Sign in as:',
        '{username}',
        'with this password, which you will be asked to change:',
        '{####}',
      ],
    },
  },
  es: {
    confirm: {
      subject: 'Confirma tu dirección de correo',
      lines: [
        'Tu código para confirmar esta dirección de correo es:',
        '{####}',
        'Si no lo has pedido, puedes ignorar este mensaje.',
      ],
    },
    reset: {
      subject: 'Elige una contraseña nueva',
      lines: [
        'Tu código para elegir una contraseña nueva es:',
        '{####}',
        'Si no lo has pedido, puedes ignorar este mensaje: tu contraseña sigue igual.',
      ],
    },
    invite: {
      subject: 'Tu cuenta está lista',
      lines: [
        'Creamos una cuenta para ti. Inicia sesión como:',
        '{username}',
        'con esta contraseña, que tendrás que cambiar:',
        '{####}',
      ],
    },
  },
};
