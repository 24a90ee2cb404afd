import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/comments.json';
import es from '#web/locales/es/comments.json';

addNamespace('comments', en, es);
