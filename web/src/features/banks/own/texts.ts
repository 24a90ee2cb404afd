import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/ownBank.json';
import es from '#web/locales/es/ownBank.json';

addNamespace('ownBank', en, es);
