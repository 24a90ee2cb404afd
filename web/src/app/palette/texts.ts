import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/palette.json';
import es from '#web/locales/es/palette.json';

addNamespace('palette', en, es);
