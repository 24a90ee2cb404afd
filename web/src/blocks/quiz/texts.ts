import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/quizzes.json';
import es from '#web/locales/es/quizzes.json';

addNamespace('quizzes', en, es);
