import { courses as contract } from '#shared/contract/courses.ts';
import { apiHandler } from '#functions/api/api-handler.ts';
import { createBaseDeps } from '#functions/api/base-deps.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { findingsKeys } from '#functions/data/lessons/findings-of.ts';
import { createMediaLinks } from '#functions/platform/media-links.ts';
import { create } from './create.ts';
import { duplicate } from './duplicate.ts';
import { getFeatured, setFeatured } from './featured.ts';
import { listTaught } from './list-taught.ts';
import { getPaymentText, setPaymentText } from './payment-text.ts';
import { setState } from './set-state.ts';
import { update } from './update.ts';

const { MEDIA_ORIGIN, ORIGIN_SECRET } = readEnvironment('MEDIA_ORIGIN', 'ORIGIN_SECRET');
const deps = { ...createBaseDeps(), links: createMediaLinks(MEDIA_ORIGIN, ORIGIN_SECRET) };

export const handler = apiHandler(
  contract,
  {
    getFeatured,
    setFeatured,
    getPaymentText,
    setPaymentText,
    listTaught,
    create,
    update,
    setState,
    duplicate,
  },
  deps,
  { setState: findingsKeys },
);
