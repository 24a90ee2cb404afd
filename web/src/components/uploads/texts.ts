import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/uploads.json';
import es from '#web/locales/es/uploads.json';

addNamespace('uploads', en, es);
