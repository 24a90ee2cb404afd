import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/recording.json';
import es from '#web/locales/es/recording.json';

addNamespace('recording', en, es);
