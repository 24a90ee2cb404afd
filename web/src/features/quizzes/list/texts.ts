import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/ownQuizzes.json';
import es from '#web/locales/es/ownQuizzes.json';

addNamespace('ownQuizzes', en, es);
