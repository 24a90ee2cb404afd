import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/questionFigures.json';
import es from '#web/locales/es/questionFigures.json';

addNamespace('questionFigures', en, es);
