import { asLatin1 } from '../bytes.ts';
import type { Inspector } from '../inspector.ts';
import { imageSize, type ImageFormat } from './image-size.ts';

const maxSide = 12_000;
const maxPixels = 50_000_000;

/** Colour profiles and previews stand before a JPEG's frame and may be large. */
const headBytes = 2 * 1024 * 1024;

/** Long enough that pixels never spell them by chance. */
const pageSigns = /<script|<iframe|<!doctype|<html[\s>]|<body[\s>]|<\?php/i;

/** Browsers and readers that guess a type look no farther; short signs count only there. */
const guessedBytes = 1445;
const guessedSigns = /<svg|%PDF-|^GIF8/i;

/** Only the header of a picture is read; one that is also a page, a drawing or a document is refused. */
export const inspectImage =
  (format: ImageFormat): Inspector =>
  async (file) => {
    const head = await file.read(0, headBytes);
    const size = imageSize[format](head);
    if (!size || size.width === 0 || size.height === 0) return 'wrong_bytes';
    if (Math.max(size.width, size.height) > maxSide || size.width * size.height > maxPixels)
      return 'too_large_image';
    const text = asLatin1(head);
    const active = pageSigns.test(text) || guessedSigns.test(text.slice(0, guessedBytes));
    return active ? 'active_content' : null;
  };
