// Generated from the files of texts by "npm run generate".
import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/groups.json';
import es from '#web/locales/es/groups.json';

addNamespace('groups', en, es);
