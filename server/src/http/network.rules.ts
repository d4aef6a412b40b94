/** Callers' network addresses: shortened for the log, and as keys for counting attempts. */

const UNKNOWN = 'unknown'
/** An IPv4 address from a socket that accepts IPv4 and IPv6. */
const MAPPED = /^::ffff:(?=\d+\.)/i
const GROUPS = 8
/** The part that a provider assigns to one site; the rest identifies the household and the device. */
const KEPT_GROUPS = 3

/**
 * The network of an address, never the address itself: `203.0.113.0/24`, `2001:db8:12::/48`. This is enough
 * to see where many attempts come from and which provider to call (docs/decisions/0115). Returns `unknown`
 * for text that is not an address.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(MAPPED, '')
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return plain.includes(':') ? networkOfSix(plain) : UNKNOWN
}

const networkOfSix = (address: string): string => {
  const groups = groupsOfSix(address)
  return groups ? `${groups.slice(0, KEPT_GROUPS).join(':')}::/48` : UNKNOWN
}

/** A subscriber has all addresses of a /64, so counting single IPv6 addresses would limit nobody. */
const SUBSCRIBER_GROUPS = 4

/** The key for counting an address's attempts: the address itself for IPv4, its /64 for IPv6. */
export const countedAddress = (address: string): string => {
  const plain = address.replace(MAPPED, '')
  const groups = plain.includes(':') ? groupsOfSix(plain) : undefined
  return groups ? `${groups.slice(0, SUBSCRIBER_GROUPS).join(':')}::/64` : plain
}

/** The eight groups of an IPv6 address, without leading zeros; undefined for anything else. */
const groupsOfSix = (address: string): string[] | undefined => {
  const [front = '', back] = address.split('%')[0]?.split('::') ?? []
  const groupsOf = (text = '') => (text === '' ? [] : text.split(':'))
  const left = groupsOf(front)
  const right = groupsOf(back)
  const zeros = back === undefined ? 0 : GROUPS - left.length - right.length
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right]
  if (groups.length !== GROUPS || !groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}
