import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/gradeJobs.json';
import es from '#web/locales/es/gradeJobs.json';

addNamespace('gradeJobs', en, es);
