import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/assignmentFacts.json';
import es from '#web/locales/es/assignmentFacts.json';

addNamespace('assignmentFacts', en, es);
