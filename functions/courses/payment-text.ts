import type { courses as contract } from '#shared/contract/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { paymentText } from '#functions/data/courses/payment-text.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';

export const getPaymentText: Operation<typeof contract.getPaymentText, BaseDeps> = async ({
  deps,
}) => paymentText.get(deps.table);

export const setPaymentText: Operation<typeof contract.setPaymentText, BaseDeps> = async ({
  body,
  deps,
}) => {
  const before = await paymentText.get(deps.table);
  expectVersion(body.version, before, before);
  const { next, item } = paymentText.replace(before, body.text);
  return { response: next, items: [item] };
};
