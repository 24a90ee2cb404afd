import { isOfNotion } from './titles.ts';

/** The program that a folder comes from, by what lies in it. */
export type FolderKind =
  | 'own'
  | 'obsidian'
  | 'hugo'
  | 'jekyll'
  | 'gitbook'
  | 'site'
  | 'notion'
  | 'word'
  | 'folder';

export function kindOf(paths: readonly string[], hidden: readonly string[]): FolderKind {
  const has = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  if (has(/^course\.md$/) && has(/^[^/]+\/module\.md$/)) return 'own';
  if (hidden.some((path) => /(^|\/)\.obsidian\//.test(path))) return 'obsidian';
  if (has(/^(hugo|config)\.(toml|ya?ml|json)$|^config\/_default\//) && has(/^content\//))
    return 'hugo';
  if (has(/^(mkdocs\.ya?ml|book\.toml|docusaurus\.config\.[cm]?[jt]s|_toc\.ya?ml)$/)) return 'site';
  if (has(/^_config\.ya?ml$/) || has(/^_posts\//)) return 'jekyll';
  if (has(/^([^/]+\/)?SUMMARY\.md$/) || has(/^\.gitbook\//)) return 'gitbook';
  const texts = paths.filter((path) => /\.(md|html?|csv)$/i.test(path));
  if (texts.length > 0 && texts.filter(isOfNotion).length * 2 >= texts.length) return 'notion';
  return paths.every((path) => /\.docx$/i.test(path)) ? 'word' : 'folder';
}

/** The folder that holds what readers see. */
export function contentRoot(kind: FolderKind, paths: readonly string[]): string {
  const listed = paths.find((path) => /^[^/]+\/SUMMARY\.md$/.test(path));
  if (kind === 'gitbook' && listed && !paths.includes('SUMMARY.md')) return listed.slice(0, -10);
  const wanted = kind === 'hugo' ? ['content/'] : kind === 'site' ? ['docs/', 'src/'] : [];
  return (
    wanted.find((root) => paths.some((path) => path.startsWith(root) && /\.mdx?$/i.test(path))) ??
    ''
  );
}

const machinery: Partial<Record<FolderKind, RegExp>> = {
  hugo: /^(archetypes|layouts|themes|data|i18n|resources|public|config)\/|^[^/]+\.(toml|ya?ml|json|js|lock|mod|sum|md|html?|txt)$|\.(css|scss|js|ts|woff2?|ttf|ico|html?)$/i,
  jekyll:
    /^(_layouts|_includes|_sass|_data|_site|_plugins|vendor)\/|^(_config.*|Gemfile.*|.*\.gemspec|Rakefile|404\.\w+|feed\.xml|robots\.txt)$|\.(css|scss|js|ts|woff2?|ttf|ico|html?|xml)$/i,
  site: /^[^/]+\.(toml|ya?ml|json|js|ts|lock|txt)$|\.(css|scss|js|ts|tsx|jsx|woff2?|ttf|ico|html?)$/i,
};

/** Whether a file is what a website is built with, and no content of it. */
export const isMachinery = (kind: FolderKind, path: string): boolean =>
  machinery[kind]?.test(path) ?? false;

/** Files that a project has for itself, and no course. */
const house =
  /^(licen[sc]e|copying|contributing|code[-_ ]of[-_ ]conduct|changelog|security|authors|contributors|maintainers|notice|citation|codeowners|pull_request_template|issue_template|support|requirements|robots|humans|manifest)([-_. ].*)?$/i;
export const isHouseFile = (path: string): boolean =>
  house.test(path) || /(^|\/)404\.\w+$/.test(path);

/** A README beside the page that a site of Jekyll begins with says how the site is built. */
export const speaksOfSite = (kind: FolderKind, path: string, paths: readonly string[]): boolean =>
  kind === 'jekyll' &&
  /^readme\.\w+$/i.test(path) &&
  paths.some((one) => /^index\.\w+$/i.test(one));
