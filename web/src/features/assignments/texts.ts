// Generated from the files of texts by "npm run generate".
import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/assignments.json';
import es from '#web/locales/es/assignments.json';

addNamespace('assignments', en, es);
