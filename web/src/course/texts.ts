import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/catalog.json';
import es from '#web/locales/es/catalog.json';

addNamespace('catalog', en, es);
