export type Language = 'en' | 'es';

const en = {
  signInTitle: 'Sign in',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  forgot: 'Forgot your password?',
  register: 'Create an account',
  wrong: 'Incorrect email or password.',
  tooMany: 'Too many attempts. Wait a moment and try again.',
  unconfirmed: 'Confirm your email first, with the code that we sent you.',
  refused: 'You cannot sign in right now.',
  stale: 'This page was open for too long. Please try again.',
  newPasswordTitle: 'Choose a new password',
  newPasswordIntro: 'Your password was set by someone else. Choose your own to go on.',
  newPassword: 'New password',
  repeatPassword: 'Repeat the new password',
  save: 'Save and sign in',
  different: 'The two passwords do not match.',
  policy: 'This password is not strong enough. Choose a longer one.',
  errorTitle: 'Something is not right',
  errorIntro: 'This sign-in link cannot be used. Go back to the site and try again.',
  back: 'Back to the site',
  otherLanguage: 'Español',
};

const es: typeof en = {
  signInTitle: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
  forgot: '¿Olvidaste tu contraseña?',
  register: 'Crear una cuenta',
  wrong: 'Correo electrónico o contraseña incorrectos.',
  tooMany: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  unconfirmed: 'Primero confirma tu correo con el código que te enviamos.',
  refused: 'No puedes iniciar sesión en este momento.',
  stale: 'Esta página estuvo abierta demasiado tiempo. Vuelve a intentarlo.',
  newPasswordTitle: 'Elige una contraseña nueva',
  newPasswordIntro:
    'La contraseña que tienes la eligió otra persona. Elige la tuya para continuar.',
  newPassword: 'Contraseña nueva',
  repeatPassword: 'Repite la contraseña nueva',
  save: 'Guardar e iniciar sesión',
  different: 'Las dos contraseñas no coinciden.',
  policy: 'Esta contraseña no es lo bastante segura. Elige una más larga.',
  errorTitle: 'Algo no está bien',
  errorIntro: 'Este enlace no se puede usar. Vuelve al sitio e inténtalo de nuevo.',
  back: 'Volver al sitio',
  otherLanguage: 'English',
};

export type Texts = typeof en;

export const texts: Record<Language, Texts> = { en, es };

/** The `lang` parameter decides, then the browser, then English. */
export function chooseLanguage(lang: string | null, acceptLanguage: string | undefined): Language {
  for (const tag of [lang ?? '', ...(acceptLanguage ?? '').split(',')]) {
    const language = tag.trim().slice(0, 2).toLowerCase();
    if (language === 'es' || language === 'en') return language;
  }
  return 'en';
}
