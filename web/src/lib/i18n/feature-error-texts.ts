import en from '#web/locales/en/featureErrors.json';
import es from '#web/locales/es/featureErrors.json';
import { addNamespace } from './add-namespace.ts';

// Beside those that any route can answer with; one namespace, so that whoever says an error needs to know but one.
addNamespace('errors', en, es);
