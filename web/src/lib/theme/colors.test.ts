import { describe, expect, it } from 'vitest';
import { buttonRecipe } from './button-recipe.ts';
import { colors, semanticColors } from './colors.ts';
import { system } from './system.ts';

type Tree = { [key: string]: string | Tree };
type Mode = '_light' | '_dark';

const walk = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Tree | undefined)?.[key], tree);

/** The hex of a colour's name in one mode: `gold.500`, `fg.muted`, `bg`. */
function hexOf(name: string, mode: Mode): string {
  const token = walk(colors, name) as { value?: unknown } | undefined;
  if (typeof token?.value === 'string') return token.value;
  const node = walk(semanticColors, name) as { DEFAULT?: unknown } | undefined;
  const pair = (node?.DEFAULT ?? node) as { value: Record<Mode, string> } | undefined;
  if (pair === undefined) throw new Error(`There is no colour ${name}.`);
  return hexOf(pair.value[mode].replace(/^\{colors\.|\}$/g, ''), mode);
}

/** WCAG 2.2 relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, mode: Mode): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(hexOf(name, mode)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const modes: Mode[] = ['_light', '_dark'];

const words = [
  ...[
    'fg',
    'fg.muted',
    'fg.subtle',
    'fg.gold',
    'fg.link',
    'fg.error',
    'fg.success',
    'fg.info',
    'fg.warning',
  ].flatMap((word) => [
    [word, 'bg'],
    [word, 'bg.panel'],
  ]),
  ...['error', 'warning', 'success', 'info', 'gold'].map((kind) => ['fg', `bg.${kind}`]),
  ['fg.muted', 'bg.subtle'],
  ['fg.muted', 'bg.gold'],
  ['fg.inverted', 'bg.inverted'],
];

describe('the colours', () => {
  it('hold the gold of the specification', () => {
    expect(colors.gold['500']?.value).toBe('#AF8510');
  });

  it.each(
    modes.flatMap((mode) =>
      words.map(([word = '', surface = '']) => [word, surface, mode] as const),
    ),
  )('%s on %s can be read (%s)', (word, surface, mode) =>
    expect(contrast(word, surface, mode)).toBeGreaterThanOrEqual(4.5),
  );

  const variants = Object.entries(buttonRecipe.variants?.variant ?? {}) as [
    string,
    Record<string, unknown>,
  ][];

  it('dress every button that the specification names', () => {
    expect(variants.map(([name]) => name)).toEqual(
      expect.arrayContaining(
        'primary secondary outline success error warning info brand accent'.split(' '),
      ),
    );
    expect(buttonRecipe.defaultVariants?.variant).toBe('primary');
  });

  it.each(variants.flatMap(([name, style]) => modes.map((mode) => [name, mode, style] as const)))(
    'the words on a %s button can be read, also under the pointer (%s)',
    (_name, mode, style) => {
      const word = String(style['color']);
      const rest = style['bg'] === 'transparent' ? 'bg' : String(style['bg']);
      const hover = (style['_hover'] as { bg: string }).bg;
      expect(contrast(word, rest, mode)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(word, hover, mode)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(modes)('the edge of a field can be seen (%s)', (mode) => {
    expect(contrast('border.emphasized', 'bg.panel', mode)).toBeGreaterThanOrEqual(3);
  });
});

it('breaks where the specification says', () => {
  expect(system._config.theme?.breakpoints).toEqual({
    sm: '30em',
    md: '48em',
    lg: '62em',
    xl: '80em',
    '2xl': '96em',
  });
});
