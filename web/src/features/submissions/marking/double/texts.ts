import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/doubleMarking.json';
import es from '#web/locales/es/doubleMarking.json';

addNamespace('doubleMarking', en, es);
