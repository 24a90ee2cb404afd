import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/gradePaste.json';
import es from '#web/locales/es/gradePaste.json';

addNamespace('gradePaste', en, es);
