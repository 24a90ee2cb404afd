import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/questions.json';
import es from '#web/locales/es/questions.json';

addNamespace('questions', en, es);
