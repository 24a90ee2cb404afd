import type { enrollments as contract } from '#shared/contract/enrollments.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { invitations } from '#functions/data/enrollments/invitations.ts';
import { found } from '#functions/platform/app-error.ts';
import { addressOfStop } from '#functions/platform/mail-stop.ts';

type Deps = Pick<BaseDeps, 'secret'>;
const addressOf = ({ secret }: Deps, { token }: { token: string }) =>
  found(addressOfStop(secret, token));

export const getMailStop: Operation<typeof contract.getMailStop, BaseDeps> = async ({
  params,
  deps,
}) => ({ stopped: !(await invitations.wantsMail(deps.table, addressOf(deps, params))) });

/** The owner of the link needs no account for it. */
export const stopMail: Operation<typeof contract.stopMail, BaseDeps> = async ({
  params,
  deps,
}) => ({
  response: { stopped: true },
  items: [invitations.chooseMail(addressOf(deps, params), false)],
});

export const resumeMail: Operation<typeof contract.resumeMail, BaseDeps> = async ({
  params,
  deps,
}) => ({
  response: { stopped: false },
  items: [invitations.chooseMail(addressOf(deps, params), true)],
});
