/** The days between an admin's order and the erasure, in which both can take it back. */
export const erasureWaitDays = 7;

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether what an admin typed names the person whom they are about to erase: by address or by full name. */
export function confirmsPerson(
  typed: string,
  person: { email: string; firstName: string; lastName: string },
): boolean {
  const names = [person.email, `${person.firstName} ${person.lastName}`].map(plain);
  return plain(typed) !== '' && names.includes(plain(typed));
}
