import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/gradeList.json';
import es from '#web/locales/es/gradeList.json';

addNamespace('gradeList', en, es);
