import type { SystemConfig } from '@chakra-ui/react/styled-system';

type Tokens = { [name: string]: Tokens | { value: unknown } };

/** Adds names to tokens, with one value that nobody reads: what is drawn refers to a token by its variable. */
const withNames = (tokens: Tokens, named: Tokens): Tokens => ({
  ...tokens,
  ...Object.fromEntries(
    Object.entries(named).map(([name, one]) => [
      name,
      'value' in one ? { value: 'unset' } : withNames((tokens[name] ?? {}) as Tokens, one),
    ]),
  ),
});

/**
 * A theme that leaves to a stylesheet what holds for the whole page: the reset, the global styles, and the values that
 * tokens have in each color mode. Working those out is half of making a theme.
 */
export function withoutGlobalStyles(config: SystemConfig): SystemConfig {
  const { theme = {}, ...rest } = config;
  const { tokens = {}, semanticTokens = {} } = theme;
  const named = withNames(tokens, semanticTokens);
  const lean = { ...theme, tokens: named, semanticTokens: {} };
  return { ...rest, preflight: false, globalCss: {}, theme: lean };
}
