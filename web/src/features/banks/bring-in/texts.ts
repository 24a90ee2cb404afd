import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/questionFiles.json';
import es from '#web/locales/es/questionFiles.json';

addNamespace('questionFiles', en, es);
