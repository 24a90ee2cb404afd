import type { SystemContext, SystemStyleObject } from '@chakra-ui/react/styled-system';
import {
  badgeRecipe,
  fieldSlotRecipe,
  inputRecipe,
  nativeSelectSlotRecipe,
  textareaRecipe,
  toastSlotRecipe,
} from '@chakra-ui/react/theme';
import { describe, expect, it } from 'vitest';
import { leanSystem, wholeSystem } from './system.ts';

const [whole, lean] = [wholeSystem(), leanSystem()];

/** The CSS of each property with each name of a token. */
const stylesOf = ({ utility, css }: SystemContext, names: readonly string[]) =>
  utility.keys().flatMap((property) =>
    names.map((name) => {
      const style: object = { [property]: name };
      return [property, name, css(style)];
    }),
  );

describe('the theme that leaves global styles to the stylesheet', () => {
  const tokens = [...whole.tokens.tokenMap.keys()];
  const names = [...new Set(tokens.map((token) => token.split('.').slice(1).join('.')))];

  it('knows the same tokens by the same variables', () => {
    expect([...lean.tokens.tokenMap.keys()].sort()).toEqual(tokens.toSorted());
    for (const token of tokens)
      expect(lean.token.var(token, 'none'), token).toBe(whole.token.var(token, 'none'));
  });

  it('says the same by each property with each name of a token', () => {
    expect(names.length).toBeGreaterThan(200);
    expect(stylesOf(lean, names)).toEqual(stylesOf(whole, names));
  });

  it('mixes colors, refers to tokens and follows conditions alike', () => {
    const styles: SystemStyleObject = {
      bg: 'gold.200/40',
      margin: '-4',
      border: '1px solid {colors.border}',
      colorPalette: 'gold',
      textStyle: 'reading',
      hideBelow: 'md',
      _dark: { color: 'fg.muted' },
    };
    expect(lean.css(styles)).toEqual(whole.css(styles));
  });

  const recipes: Record<string, object> = {
    ...whole._config.theme?.recipes,
    badge: badgeRecipe,
    input: inputRecipe,
    textarea: textareaRecipe,
  };
  it.each(Object.entries(recipes))('draws the recipe %s alike', (_, recipe) => {
    const [one, other] = [whole, lean].map((system) => system.cva(recipe));
    for (const choice of choicesOf(one!.variantMap)) expect(other!(choice)).toEqual(one!(choice));
  });

  const slotRecipes: Record<string, { slots: readonly string[] }> = {
    field: fieldSlotRecipe,
    nativeSelect: nativeSelectSlotRecipe,
    toast: toastSlotRecipe,
  };
  it.each(Object.entries(slotRecipes))('draws the recipe %s alike, part by part', (_, recipe) => {
    const [one, other] = [whole, lean].map((system) => system.sva(recipe));
    for (const choice of choicesOf(one!.variantMap)) expect(other!(choice)).toEqual(one!(choice));
  });

  it('writes nothing for the whole page', () => {
    expect(lean._global).toEqual([]);
    expect(JSON.stringify(whole._global)).toContain('--chakra-colors-fg');
  });
});

/** Each variant of a recipe by itself, and none. */
const choicesOf = (variants: object): Record<string, string>[] => [
  {},
  ...Object.entries(variants as Record<string, string[]>).flatMap(([key, values]) =>
    values.map((value) => ({ [key]: value })),
  ),
];
