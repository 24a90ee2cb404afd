import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryBook, arbitraryScheme } from '#test/support/arbitrary-books.ts';
import { bookTotal } from './book.ts';
import { isChanged, previewSetTotal, previewTotal } from './preview.ts';
import type { CountedMark, Total } from './total.ts';

const asRow = (marks: readonly CountedMark[]) => marks.map((mark) => ({ ...mark, most: null }));
const short = ({ trace: _, ...total }: Total) => total;

it('says what the function that makes totals comes to by either book', () => {
  fc.assert(
    fc.property(arbitraryBook, arbitraryScheme, ({ marks: some, ...before }, scheme) => {
      const marks = asRow(some);
      const after = { ...before, scheme };
      const total = short(bookTotal(before, marks, null));
      const seen = previewTotal(before, after, { marks, total });
      expect(seen).toEqual({
        from: total,
        to: short(bookTotal(after, marks, null)),
        isSet: false,
      });
      // While the row is being made anew it is worked out from the marks.
      expect(previewTotal(before, after, { marks, total: null })).toEqual(seen);
    }),
  );
});

it('changes nobody’s total where nothing is changed, and none that was set by hand', () => {
  fc.assert(
    fc.property(arbitraryBook, arbitraryScheme, ({ marks: some, ...before }, scheme) => {
      const marks = asRow(some);
      const total = short(bookTotal(before, marks, null));
      expect(isChanged(previewTotal(before, before, { marks, total }))).toBe(false);
      const set = short(bookTotal(before, marks, (total.percent ?? 0) + 1));
      const seen = previewTotal(before, { ...before, scheme }, { marks, total: set });
      expect(seen.isSet).toBe(true);
      expect(seen.to.percent).toBe(set.percent);
    }),
  );
});

it('says of a total that is set what the function that makes totals comes to, and of one that is taken back', () => {
  const percents = fc.option(fc.integer({ min: 0, max: 20_000 }));
  fc.assert(
    fc.property(arbitraryBook, percents, ({ marks: some, ...book }, override) => {
      const whole = some.map((mark) => ({ ...mark, earned: null }));
      expect(previewSetTotal(book, whole, override)).toEqual(
        short(bookTotal(book, asRow(some), override)),
      );
    }),
  );
});
