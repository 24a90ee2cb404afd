const files = import.meta.glob<string>('./templates/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files of a template by their path; none where there is no such template. */
export function loadTemplate(id: string): Map<string, string> {
  const root = `./templates/${id}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(root));
  return new Map(own.map(([path, text]) => [path.slice(root.length), text]));
}
