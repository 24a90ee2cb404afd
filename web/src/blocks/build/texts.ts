import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/build.json';
import es from '#web/locales/es/build.json';

addNamespace('build', en, es);
