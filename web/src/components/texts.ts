import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/parts.json';
import es from '#web/locales/es/parts.json';

addNamespace('parts', en, es);
