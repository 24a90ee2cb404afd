import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/questionEditor.json';
import es from '#web/locales/es/questionEditor.json';

addNamespace('questionEditor', en, es);
