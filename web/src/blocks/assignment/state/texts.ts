import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/ownAssignments.json';
import es from '#web/locales/es/ownAssignments.json';

addNamespace('ownAssignments', en, es);
