import type { TFunction } from 'i18next';
import type { Language } from '#shared/policies/languages.ts';
import { writtenDecimal } from '#shared/questions/written-decimal.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import { twoReadings } from './two-readings.ts';

/** So many numbers of one field are explained: after that it is clear how the others are read. */
const most = 3;

const list = (words: readonly string[]) =>
  [...words.slice(0, most), ...(words.length > most ? ['…'] : [])].join('; ');

/** "Read as 1.5. If you mean thousands, write 1500."; null: all mean one thing alone. */
export function wordsOfNumbers(
  numbers: readonly string[],
  t: TFunction<'questions'>,
  language: Language,
): string | null {
  const unclear = numbers.flatMap((text) => twoReadings(text) ?? []);
  if (unclear.length === 0) return null;
  const { format } = numberFormat(language, { maximumFractionDigits: 3 });
  return t('numbers.howRead', {
    read: list(unclear.map(({ read }) => format(read))),
    plain: list(unclear.map(({ thousands }) => String(thousands))),
  });
}

/** Whether something is written that is no number. */
export const isNoNumber = (text: string) => text.trim() !== '' && writtenDecimal(text) === null;
