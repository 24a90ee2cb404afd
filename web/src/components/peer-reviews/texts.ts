import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/peerReviews.json';
import es from '#web/locales/es/peerReviews.json';

addNamespace('peerReviews', en, es);
