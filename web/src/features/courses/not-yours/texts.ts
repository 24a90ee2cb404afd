import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/notYours.json';
import es from '#web/locales/es/notYours.json';

// Every screen of a course has them, and few of the other words about courses.
addNamespace('notYours', en, es);
