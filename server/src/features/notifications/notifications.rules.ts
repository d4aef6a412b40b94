/**
 * Returns the link if a notification may have it (NOTIFICATIONS-08): a path of this site, or an https address
 * of an allowed host. Returns null for any other link; the customer then gets the notification without it.
 */
export const allowedLink = (url: string, allowedHosts: readonly string[]): string | null => {
  if (url.startsWith('/')) return isOwnPath(url) ? url : null
  if (!URL.canParse(url)) return null
  const { protocol, hostname, port, username, password } = new URL(url)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && allowedHosts.includes(hostname) ? url : null
}

/**
 * Refuses "//elsewhere" and "/\elsewhere", which look like paths but leave the site, and control characters,
 * which browsers may drop before they read the link. A regular expression, because parsing each link as a URL
 * would take longer than all other work on the list.
 */
const isOwnPath = (url: string) => /^\/(?!\/)[^\u0000-\u001f\u007f\\]*$/.test(url)
