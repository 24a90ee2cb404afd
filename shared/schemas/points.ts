import * as z from 'zod';

/** Ten-thousandths of a point (decision 0063). */
export const pointsSchema = z.int().min(0).max(10_000_000);
