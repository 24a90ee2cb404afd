import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/gradeWords.json';
import es from '#web/locales/es/gradeWords.json';

addNamespace('gradeWords', en, es);
