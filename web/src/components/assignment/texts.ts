import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/assignmentWords.json';
import es from '#web/locales/es/assignmentWords.json';

addNamespace('assignmentWords', en, es);
