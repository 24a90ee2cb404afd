import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/toMark.json';
import es from '#web/locales/es/toMark.json';

addNamespace('toMark', en, es);
