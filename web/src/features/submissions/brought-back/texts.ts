import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/broughtBack.json';
import es from '#web/locales/es/broughtBack.json';

addNamespace('broughtBack', en, es);
