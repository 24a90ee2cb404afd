// Generated from the files of texts by "npm run generate".
import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/gradeViews.json';
import es from '#web/locales/es/gradeViews.json';

addNamespace('gradeViews', en, es);
