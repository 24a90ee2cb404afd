declare const builtEntryFiles: string[];

/** The site's first files by name; each after those that it needs, the entry last. */
export const entryFiles = builtEntryFiles;

/** Has files of the site fetched and read before they are run. */
export function loadAhead(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
