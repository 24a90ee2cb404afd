import { photoLimits } from '#shared/schemas/photos.ts';
import type { Inspector } from '../inspector.ts';
import { carriesMetadata } from './image-parts.ts';
import { imageSize, type ImageFormat } from './image-size.ts';
import { inspectImage } from './image.ts';

/**
 * A person's photo, of which the site sends what it has cropped and drawn anew. What comes past the site is held
 * to the same: small, and without what a camera writes into it (place, time, device).
 */
export const inspectPhoto =
  (format: ImageFormat): Inspector =>
  async (file) => {
    const rejection = await inspectImage(format)(file);
    if (rejection) return rejection;
    const bytes = await file.read(0, file.size);
    const { width, height } = imageSize[format](bytes) ?? { width: Infinity, height: Infinity };
    if (Math.max(width, height) > photoLimits.maxSide) return 'too_large_image';
    return carriesMetadata(bytes, format) ? 'carries_metadata' : null;
  };
