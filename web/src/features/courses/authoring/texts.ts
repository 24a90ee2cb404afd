import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/authoring.json';
import es from '#web/locales/es/authoring.json';

addNamespace('authoring', en, es);
