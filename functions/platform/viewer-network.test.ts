import { expect, test } from 'vitest';
import { viewerNetwork } from './viewer-network.ts';

const edge = '130.176.10.7';

test.each([
  ['the edge names the viewer, the gateway the edge', '203.0.113.7, 130.176.10.7', '203.0.113.7'],
  ['what the viewer claims is not believed', '6.6.6.6, 203.0.113.7, 130.176.10.7', '203.0.113.7'],
  ['a gateway that adds nothing changes nothing', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['nobody is named', undefined, edge],
  ['nobody is named but the caller', edge, edge],
  ['one household has 64 bits', `2001:db8:0:7:1:2:3:4, ${edge}`, '2001:db8:0:7::/64'],
  ['however they are written', `2001:0DB8:0:7::9, ${edge}`, '2001:db8:0:7::/64'],
  ['and however short', `2001:db8::1, ${edge}`, '2001:db8:0:0::/64'],
  ['an IPv4 address in IPv6 clothes', `::ffff:203.0.113.7, ${edge}`, '203.0.113.7'],
])('%s', (_, forwardedFor, network) => {
  expect(viewerNetwork({ forwardedFor, sourceIp: edge })).toBe(network);
});
