import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/roster.json';
import es from '#web/locales/es/roster.json';

addNamespace('roster', en, es);
