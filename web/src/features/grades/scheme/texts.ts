import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/gradeScheme.json';
import es from '#web/locales/es/gradeScheme.json';

addNamespace('gradeScheme', en, es);
