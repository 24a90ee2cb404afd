import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/prose.json';
import es from '#web/locales/es/prose.json';

addNamespace('prose', en, es);
