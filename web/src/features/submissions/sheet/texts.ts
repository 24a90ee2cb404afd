import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/markingSheet.json';
import es from '#web/locales/es/markingSheet.json';

addNamespace('markingSheet', en, es);
