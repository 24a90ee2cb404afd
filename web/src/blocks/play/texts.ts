import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/player.json';
import es from '#web/locales/es/player.json';

addNamespace('player', en, es);
