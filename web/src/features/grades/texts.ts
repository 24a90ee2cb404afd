// Generated from the files of texts by "npm run generate".
import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/grades.json';
import es from '#web/locales/es/grades.json';

addNamespace('grades', en, es);
