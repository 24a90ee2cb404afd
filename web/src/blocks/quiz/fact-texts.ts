import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/quizFacts.json';
import es from '#web/locales/es/quizFacts.json';

addNamespace('quizFacts', en, es);
