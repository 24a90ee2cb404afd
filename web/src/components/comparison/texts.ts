import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/comparison.json';
import es from '#web/locales/es/comparison.json';

addNamespace('comparison', en, es);
