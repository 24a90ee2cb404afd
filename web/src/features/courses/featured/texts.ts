import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/featured.json';
import es from '#web/locales/es/featured.json';

addNamespace('featured', en, es);
