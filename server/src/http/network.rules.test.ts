import { expect, test } from 'vitest'
import { countedAddress, networkOf } from './network.rules.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:0DB8:0012:3456:789a:bcde:f012:3456', '2001:db8:12::/48'],
  ['2001:db8::77', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['2001:db8:1:2:3', 'unknown'],
  ['2001:db8:<script>::1', 'unknown'],
  ['somewhere', 'unknown'],
  ['', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

// PROTECTION-45
test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:0DB8:0012:3456:789a:bcde:f012:3456', '2001:db8:12:3456::/64'],
  ['2001:db8:12:3456::1', '2001:db8:12:3456::/64'],
  ['2001:db8:12:3457::1', '2001:db8:12:3457::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['somewhere', 'somewhere'],
])('tries from %s are counted for %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})
