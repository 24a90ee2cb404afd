import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/gradePerson.json';
import es from '#web/locales/es/gradePerson.json';

addNamespace('gradePerson', en, es);
