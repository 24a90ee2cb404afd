import { asLatin1, viewOf } from '../bytes.ts';
import type { Inspector } from '../inspector.ts';

/** Brands of films (https://mp4ra.org/registered-types/brands); stills as AVIF and HEIC carry none of them. */
const film = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/;
/** Sound alone carries one of its own, or one of those. */
const sound = /^M4[AB] $/;
const maxBrands = 64;

/** ISO base media (ISO/IEC 14496-12): the first box is `ftyp` and names a brand that is taken. */
const inspectBrands =
  (takes: (brand: string) => boolean): Inspector =>
  async (file) => {
    const head = await file.read(0, 8 + 4 * maxBrands);
    if (head.byteLength < 16 || asLatin1(head.subarray(4, 8)) !== 'ftyp') return 'wrong_bytes';
    const size = viewOf(head).getUint32(0);
    if (size < 16 || size > head.byteLength || size % 4 !== 0) return 'wrong_bytes';
    const words = asLatin1(head.subarray(8, size)).match(/[^]{4}/g) ?? [];
    // The second word is the version of the first.
    const brands = words.filter((_, at) => at !== 1);
    return brands.some(takes) ? null : 'wrong_bytes';
  };

export const inspectMp4 = inspectBrands((brand) => film.test(brand));
export const inspectM4a = inspectBrands((brand) => film.test(brand) || sound.test(brand));
