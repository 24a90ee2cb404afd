const shape = /^[^\s@\p{C}"(),:;<>[\]\\]+@[^\s@\p{C}"(),:;<>[\]\\]+\.[^\s@\p{C}"(),:;<>[\]\\]+$/u;

/**
 * The one form under which an address is stored, searched and limited: trimmed, NFC, lower case.
 * Two addresses with the same form are one account. Returns null for what is not an address.
 */
export function normalizeEmail(input: string): string | null {
  if (!input.isWellFormed()) return null;
  const email = input.trim().normalize('NFC').toLowerCase().normalize('NFC');
  return email.length <= 254 && shape.test(email) ? email : null;
}
