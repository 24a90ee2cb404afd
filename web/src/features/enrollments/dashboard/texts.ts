import { addNamespace } from '#web/lib/i18n/add-namespace.ts';
import en from '#web/locales/en/news.json';
import es from '#web/locales/es/news.json';

addNamespace('news', en, es);
