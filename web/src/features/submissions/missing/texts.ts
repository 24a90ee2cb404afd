import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/missingMarks.json';
import es from '#web/locales/es/missingMarks.json';

addNamespace('missingMarks', en, es);
