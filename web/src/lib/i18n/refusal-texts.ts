import en from '#web/locales/en/refusal.json';
import es from '#web/locales/es/refusal.json';
import { addNamespace } from './add-namespace.ts';

addNamespace('refusal', en, es);
