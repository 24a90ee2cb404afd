import { circle, colours, type Film, label, ramp } from '../draw.ts';

/** Words by syllable: which one is stressed, and when the word appears. */
const words = [
  { syllables: ['ca', 'sa'], stressed: 0, y: 75, at: 0.3 },
  { syllables: ['pa', 'pel'], stressed: 1, y: 180, at: 8.3 },
  { syllables: ['te', 'lé', 'fo', 'no'], stressed: 1, y: 285, at: 16.3 },
];

/** Three words; the large circle is the syllable that one presses. */
export const film: Film = {
  draw: (t) =>
    words
      .map(({ syllables, stressed, y, at }) =>
        syllables
          .map((syllable, place) => {
            const there = ramp(t, at + place * 0.4, at + place * 0.4 + 0.5);
            const x = 320 + (place - (syllables.length - 1) / 2) * 125;
            const strong = place === stressed;
            // In the last scene each word is clapped in turn.
            const clap = t > 20.5 && strong ? Math.sin(Math.PI * (t % 1)) ** 2 * 5 : 0;
            return [
              circle(
                x,
                y,
                (strong ? 46 + clap : 30) * there,
                strong ? colours.gold : colours.faint,
              ),
              label(x, y, syllable, {
                height: strong ? 32 : 24,
                fill: strong ? colours.ground : colours.light,
                opacity: there,
              }),
            ].join('');
          })
          .join(''),
      )
      .join(''),
};
