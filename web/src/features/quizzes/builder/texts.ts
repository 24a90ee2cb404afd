import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import banksEn from '#web/locales/en/banks.json';
import en from '#web/locales/en/quizBuilder.json';
import banksEs from '#web/locales/es/banks.json';
import es from '#web/locales/es/quizBuilder.json';

// Types, states and difficulties of questions are called as in their bank.
addNamespace('banks', banksEn, banksEs);
addNamespace('quizBuilder', en, es);
