import type { Language } from '#shared/policies/languages.ts';

/** The sign before decimals. */
export type Point = '.' | ',';

/** The sign before decimals in each language; the other one parts thousands. */
const pointOf = { en: '.', es: ',' } as const satisfies Record<Language, Point>;

/** One meaning of a text, in units of its last decimal place, and the sign that is the point in it; null: any could be. */
type Reading = { value: number; point: Point | null };

const plain = /^(\d+)(?:([.,])(\d+))?$/;
const inThousands = /^([1-9]\d{0,2}([.,\s])\d{3}(?:\2\d{3})*)(?:([.,])(\d+))?$/;

const isPoint = (sign: string | undefined): sign is Point => sign === '.' || sign === ',';
const otherThan = (sign: Point): Point => (sign === '.' ? ',' : '.');

/**
 * All that a text can mean as a number: nothing; one; or two, where just three digits stand behind its only sign, which
 * may part thousands (that comes first) or decimals.
 * @param places so many decimals a number may have
 * @param isRounded takes more than three and more than these as well, as other tools write two thirds (66.66667)
 */
export function readingsOf(text: string, places: number, isRounded = false): Reading[] {
  const typed = text.trim();
  const valueOf = (whole = '', part = '') =>
    Number(whole.replaceAll(/\D/g, '') + part.slice(0, places).padEnd(places, '0')) +
    (part.charAt(places) >= '5' ? 1 : 0);
  // Other tools write more noughts than there are decimals; just three digits could be thousands.
  const fits = (part: string) =>
    part.length <= places || (part.length > 3 && (isRounded || /^0+$/.test(part.slice(places))));
  const [, parted, between, before, cents = ''] = inThousands.exec(typed) ?? [];
  const [, whole, sign, decimals = ''] = plain.exec(typed) ?? [];
  return [
    ...(parted !== undefined && before !== between && fits(cents)
      ? [
          {
            value: valueOf(parted, cents),
            point: isPoint(before) ? before : isPoint(between) ? otherThan(between) : null,
          },
        ]
      : []),
    ...(whole !== undefined && fits(decimals)
      ? [{ value: valueOf(whole, decimals), point: isPoint(sign) ? sign : null }]
      : []),
  ];
}

/** The point that texts of one file or block show: that of all which mean one thing alone; null: none does, or both do. */
export function pointShown(texts: readonly string[], places: number): Point | null {
  const [point = null, another] = new Set(
    texts.flatMap((text) => {
      const [one, other] = readingsOf(text, places);
      return one && !other && one.point !== null ? [one.point] : [];
    }),
  );
  return another ? null : point;
}

export type WrittenIn = {
  /** So much is taken where it stands, in units of the last place. */
  most: number;
  /** The point that the numbers beside it show; null: none, as where it stands alone. */
  shown?: Point | null;
  /** The language of the page that it was typed into; left out: it comes from elsewhere. */
  language?: Language;
};

/**
 * The number that a text means, in units of its last place. What may be thousands or decimals is as the numbers beside it
 * show; else decimals, where as many thousands would be more than is taken; else as the language of the page has it; and
 * of a file nobody guesses it, and decimals of which points have fewer are rounded. This is the one way in which the site reads numbers that people write.
 * @returns null: it is no number
 */
export function readNumber(
  text: string,
  places: number,
  { most, shown = null, language }: WrittenIn,
): number | 'unclear' | null {
  const [one, decimals] = readingsOf(text, places, language === undefined && places > 3);
  if (!one || !decimals) return one?.value ?? null;
  const point =
    shown ??
    (one.value > most ? decimals.point : language === undefined ? null : pointOf[language]);
  if (point === null) return 'unclear';
  return point === one.point ? one.value : decimals.value;
}

/** The same where it cannot be unclear, since there are fewer than three decimals; null: it is none, or not within its bounds. */
export function numberWithin(
  text: string,
  places: 0 | 1 | 2,
  { least, most }: { least: number; most: number },
): number | null {
  const value = readNumber(text, places, { most });
  return typeof value === 'number' && value >= least && value <= most ? value : null;
}
