import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/ownGrades.json';
import es from '#web/locales/es/ownGrades.json';

addNamespace('ownGrades', en, es);
