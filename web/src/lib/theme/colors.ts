type Scale = Record<string, { value: string }>;

const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'];

/** Ten colours from lightest to darkest as the tokens 50 to 900. */
const scale = (colors: string): Scale =>
  Object.fromEntries(colors.split(' ').map((value, index) => [steps[index], { value }]));

/** The palette. White text never goes on gold 500 (3.4:1): dark on 500, or white on 700. */
export const colors = {
  black: { value: '#000000' },
  white: { value: '#FFFFFF' },
  transparent: { value: 'transparent' },
  current: { value: 'currentcolor' },
  ink: { value: '#18181B' },
  gray: {
    ...scale('#FAF9F7 #F3F1ED #E7E3DC #D5CFC5 #A8A096 #7A7268 #5C554C #454039 #2B2723 #1F1B18'),
    950: { value: '#171411' },
  },
  gold: scale('#FDF8E7 #F9ECC3 #F0DA8F #E3C35A #CBA22F #AF8510 #8C6A0C #6E530C #523E0C #382A09'),
  /** Highlights and progress. */
  accent: scale('#FFF9EB #FDEFC8 #FADF94 #F5C95A #EBB02F #D4930F #A9700B #7F530C #5C3D0E #3D290B'),
  /** Badges and quiet fields. */
  tertiary: scale(
    '#FAF7F0 #F1EADA #E3D5B5 #D1BC8A #BBA063 #9C8247 #7A6537 #5E4E2D #453A24 #2F281A',
  ),
  purple: scale('#F6F2FC #EAE0F8 #D5C2F0 #B99BE4 #9A72D4 #7C4FC0 #653DA3 #4F2F81 #3B2460 #281944'),
  red: scale('#FDF2F0 #FAE0DC #F4BFB8 #EA9489 #DC6557 #C43F31 #A43023 #82261C #611D16 #421410'),
  green: scale('#EFF8F1 #D9EFDE #B3DFBE #83C795 #52A96A #2F8A4A #236E3A #1C572F #164224 #0F2D19'),
  blue: scale('#EEF5FC #D7E7F8 #AFCFF0 #7DB0E4 #4A8CD3 #2A6DB8 #205795 #1A4577 #143459 #0E243D'),
  orange: scale('#FEF5EA #FCE6C9 #F8CD93 #F1AE57 #E08E27 #B9700F #93580B #71440B #54330B #392308'),
};

/** The colors of surfaces, words and lines, in light and in dark. */
const pair = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

export const semanticColors = {
  bg: {
    DEFAULT: pair('gray.50', 'gray.950'),
    subtle: pair('gray.100', 'gray.900'),
    muted: pair('gray.200', 'gray.800'),
    emphasized: pair('gray.300', 'gray.700'),
    panel: pair('white', 'gray.900'),
    inverted: pair('gray.800', 'gray.100'),
    error: pair('red.50', 'red.900'),
    warning: pair('orange.50', 'orange.900'),
    success: pair('green.50', 'green.900'),
    info: pair('blue.50', 'blue.900'),
    gold: pair('gold.50', 'gold.900'),
  },
  fg: {
    DEFAULT: pair('gray.800', 'gray.100'),
    muted: pair('gray.600', 'gray.400'),
    subtle: pair('gray.500', 'gray.400'),
    inverted: pair('gray.50', 'gray.900'),
    error: pair('red.600', 'red.300'),
    warning: pair('orange.700', 'orange.300'),
    success: pair('green.600', 'green.300'),
    info: pair('blue.600', 'blue.300'),
    gold: pair('gold.700', 'gold.300'),
    link: pair('gold.700', 'gold.300'),
  },
  border: {
    DEFAULT: pair('gray.200', 'gray.800'),
    muted: pair('gray.100', 'gray.900'),
    subtle: pair('gray.100', 'gray.900'),
    emphasized: pair('gray.500', 'gray.500'),
    inverted: pair('gray.800', 'gray.200'),
    error: pair('red.500', 'red.400'),
    warning: pair('orange.500', 'orange.400'),
    success: pair('green.500', 'green.400'),
    info: pair('blue.500', 'blue.400'),
  },
  gray: palette('gray', ['gray.800', 'gray.200'], ['white', 'gray.900']),
  gold: palette('gold', ['gold.500', 'gold.400'], ['ink', 'ink']),
  red: palette('red', ['red.600', 'red.300'], ['white', 'ink']),
  green: palette('green', ['green.600', 'green.300'], ['white', 'ink']),
  blue: palette('blue', ['blue.600', 'blue.300'], ['white', 'ink']),
  orange: palette('orange', ['orange.300', 'orange.300'], ['ink', 'ink']),
  purple: palette('purple', ['purple.600', 'purple.300'], ['white', 'ink']),
};

/** The seven roles that Chakra's recipes ask of a colour palette. */
function palette(name: string, solid: [string, string], contrast: [string, string]) {
  return {
    solid: pair(...solid),
    contrast: pair(...contrast),
    fg: pair(`${name}.700`, `${name}.300`),
    muted: pair(`${name}.100`, `${name}.800`),
    subtle: pair(`${name}.50`, `${name}.900`),
    emphasized: pair(`${name}.300`, `${name}.600`),
    focusRing: pair(
      name === 'gray' ? 'gold.600' : `${name}.600`,
      name === 'gray' ? 'gold.300' : `${name}.300`,
    ),
    border: pair(`${name}.300`, `${name}.600`),
  };
}
