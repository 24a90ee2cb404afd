import i18next from 'i18next';
import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import { notify } from '#web/lib/notify.ts';
import en from '#web/locales/en/session.json';
import es from '#web/locales/es/session.json';

addNamespace('session', en, es);

/** Tells whoever was signed in why they are not any more. */
export function sayRefused(): void {
  void notify('warning', {
    title: i18next.t('session:refused'),
    description: i18next.t('session:signInAgain'),
  });
}
