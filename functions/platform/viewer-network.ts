type Request = { forwardedFor: string | undefined; sourceIp: string };

/**
 * The address of whoever stands before the edge. `x-forwarded-for` begins with whatever the viewer
 * claims; CloudFront adds the viewer's address behind that, and the gateway that of its own caller,
 * which is CloudFront's and is also the request's `sourceIp`. So the last entry that is not the
 * caller's counts, and nothing to its left is believed.
 */
function viewerAddress({ forwardedFor, sourceIp }: Request): string {
  const chain = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  if (chain.at(-1) === sourceIp) chain.pop();
  return chain.at(-1) || sourceIp;
}

/** The eight groups of an IPv6 address, leading zeros and `::` written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  const [first, last] = [split(head), split(tail ?? '')];
  const filled = tail === undefined ? [] : Array(8 - first.length - last.length).fill('0');
  return [...first, ...filled, ...last].map((group) => parseInt(group, 16).toString(16));
}

/** The network that a request comes from: an IPv4 address, or the 64 bits of IPv6 that one household has. */
export function viewerNetwork(request: Request): string {
  const address = viewerAddress(request).replace(/^::ffff:(?=\d+\.)/i, '');
  return address.includes(':') ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}
