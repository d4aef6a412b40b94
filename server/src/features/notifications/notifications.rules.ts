/**
 * A link that a notification may carry (NOTIFICATIONS-08): a path of this site, or an https address of an allowed
 * host. Null for any other link: the customer still gets the notification, without the link.
 */
export const allowedLink = (url: string, allowedHosts: readonly string[]): string | null => {
  if (url.startsWith('/')) return isOwnPath(url) ? url : null
  if (!URL.canParse(url)) return null
  const { protocol, hostname, port, username, password } = new URL(url)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && allowedHosts.includes(hostname) ? url : null
}

/**
 * "//elsewhere" and "/\elsewhere" look like paths and leave the site; browsers drop tabs and line ends first. Not read as
 * a URL, which takes longer than everything else in a list of them.
 */
const isOwnPath = (url: string) => /^\/(?!\/)[^\u0000-\u001f\u007f\\]*$/.test(url)
