import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/assignmentBuilder.json';
import es from '#web/locales/es/assignmentBuilder.json';

addNamespace('assignmentBuilder', en, es);
