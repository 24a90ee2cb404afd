import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/users.json';
import es from '#web/locales/es/users.json';

addNamespace('users', en, es);
