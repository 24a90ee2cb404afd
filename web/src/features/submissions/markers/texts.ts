import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/markers.json';
import es from '#web/locales/es/markers.json';

addNamespace('markers', en, es);
