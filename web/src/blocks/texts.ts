import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/blocks.json';
import es from '#web/locales/es/blocks.json';

addNamespace('blocks', en, es);
