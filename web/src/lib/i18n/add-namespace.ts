import i18next from 'i18next';
import type { Namespace } from './namespaces.ts';

/** Adds the texts of a lazy part of the site; the part calls it when its module loads. */
export function addNamespace(namespace: Namespace, en: object, es: object): void {
  const add = () => {
    i18next.addResourceBundle('en', namespace, en);
    i18next.addResourceBundle('es', namespace, es);
  };
  if (i18next.isInitialized) add();
  else i18next.on('initialized', add);
}
