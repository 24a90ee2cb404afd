import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/quizResult.json';
import es from '#web/locales/es/quizResult.json';

addNamespace('quizResult', en, es);
