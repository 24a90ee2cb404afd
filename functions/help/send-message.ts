import type { help as contract } from '#shared/contract/help.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { contacts } from '#functions/data/help/contacts.ts';
import { iso } from '#functions/platform/iso.ts';
import { senderOf } from './sender-of.ts';

/** Keeps the message; `effects` sends the mail, so that a mail server that is down loses none. */
export const sendMessage: Operation<typeof contract.sendMessage, BaseDeps> = async ({
  actor,
  body,
  network,
  now,
  deps,
}) => {
  const contactId = deps.ids.ulid(now);
  const contact = {
    ...body,
    contactId,
    userId: actor?.userId ?? null,
    createdAt: iso(now),
    sentAt: null,
  };
  return {
    response: { reference: contactId },
    items: [contacts.count(senderOf(deps.secret, actor, network), now), contacts.create(contact)],
  };
};
