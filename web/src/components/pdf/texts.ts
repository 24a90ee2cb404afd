import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/pdf.json';
import es from '#web/locales/es/pdf.json';

addNamespace('pdf', en, es);
