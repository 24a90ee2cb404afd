// Generated from the files of texts by "npm run generate".
import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/dates.json';
import es from '#web/locales/es/dates.json';

addNamespace('dates', en, es);
