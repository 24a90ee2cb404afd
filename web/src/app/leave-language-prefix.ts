/**
 * Takes the language's prefix out of the address bar, once the language is known: inside the site an address has
 * none, so that kept locations and returns from signing in know one kind of address (decision 0033).
 */
export function leaveLanguagePrefix(): void {
  const { pathname, search, hash } = location;
  const rest = /^\/(?:en|es)(\/.*)?$/.exec(pathname);
  if (rest) history.replaceState(history.state, '', (rest[1] ?? '/') + search + hash);
}
