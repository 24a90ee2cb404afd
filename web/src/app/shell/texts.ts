import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/frame.json';
import es from '#web/locales/es/frame.json';

addNamespace('frame', en, es);
