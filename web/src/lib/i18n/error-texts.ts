import en from '#web/locales/en/errors.json';
import es from '#web/locales/es/errors.json';
import { addNamespace } from './add-namespace.ts';

addNamespace('errors', en, es);
