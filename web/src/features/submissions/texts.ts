// Generated from the files of texts by "npm run generate".
import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/submissions.json';
import es from '#web/locales/es/submissions.json';

addNamespace('submissions', en, es);
