import { colours, type Film, frame, line, mix, ramp, rect } from '../draw.ts';

const books = [colours.gold, colours.blue, colours.orange];
/** The book of each loan, by its place. */
const loans = [0, 1, 0];
const left = (at: number) => 70 + at * 85;

/** Loans find their books; a book without loans goes, or stays with a gap beside it. */
export const film: Film = {
  draw(t) {
    const joined = ramp(t, 16, 17.5);
    const kept = ramp(t, 20);
    const alone = ramp(t, 12) * (1 - ramp(t, 16));
    const two = ramp(t, 8) * (1 - ramp(t, 12));
    const rows = loans.map((book, at) => {
      const y = mix(left(at), 50 + at * 62, joined);
      return [
        rect(mix(330, 440, joined), y, 110, 46, books[book] ?? '', ramp(t, 0.6)),
        rect(mix(330, 310, joined), y, 110, 46, books[book] ?? '', joined),
      ].join('');
    });
    return [
      ...loans.map((book, at) =>
        line(
          [180, left(book) + 23],
          [330, left(at) + 23],
          books[book] ?? '',
          ramp(t, 4 + at) * (1 - joined),
        ),
      ),
      ...books.map((fill, at) =>
        rect(70, left(at), 110, 46, fill, ramp(t, 0.3) * (1 - 0.6 * joined)),
      ),
      frame(62, left(0) - 8, 126, 62, colours.light, two),
      frame(62, left(2) - 8, 126, 62, colours.light, alone),
      ...rows,
      rect(310, 50 + 3 * 62, 110, 46, books[2] ?? '', kept),
      frame(442, 52 + 3 * 62, 106, 42, colours.quiet, kept),
    ].join('');
  },
};
