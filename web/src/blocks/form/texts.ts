import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/lessons.json';
import es from '#web/locales/es/lessons.json';

addNamespace('lessons', en, es);
