import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/mails.json';
import es from '#web/locales/es/mails.json';

addNamespace('mails', en, es);
