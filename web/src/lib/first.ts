/**
 * What has to stand before any other module runs under the Content-Security-Policy (decision 0020):
 * no compiled schemas, no markup made of text, and a nonce for the styles that libraries insert.
 */
import { setNonce } from 'get-nonce'

/** Zod's own settings, which it takes up when a page first needs it: not loading it here saves the sign-in 20 kB. */
const zods = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
zods.__zod_globalConfig ??= {}
zods.__zod_globalConfig.jitless = true

/** Trusted Types are not in TypeScript's library yet. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string }) => unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
if (trustedTypes) trustedTypes.createPolicy('default', { createHTML: refuseMarkup })

/** Style sheets pass, as they hold no "<"; anything that could be an element is refused. */
function refuseMarkup(text: string): string {
  if (text.includes('<')) throw new TypeError('markup from text is not allowed')
  return text
}

/** The nonce of this page; the browser shows it to scripts only. Undefined where no policy is sent. */
export const pageNonce =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
if (pageNonce) setNonce(pageNonce)
