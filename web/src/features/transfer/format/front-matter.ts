import { stringify } from 'yaml';

/** Data as YAML between lines of dashes, then the text. */
export const writeSheet = (data: object, text = ''): string =>
  `---\n${stringify(data, { lineWidth: 0 })}---\n${text && `\n${text}`}`;
