import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/conflict.json';
import es from '#web/locales/es/conflict.json';

addNamespace('conflict', en, es);
