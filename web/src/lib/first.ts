/**
 * What must be set up before any other module runs under the Content-Security-Policy (decision 0020): no
 * compiled schemas, no markup made from text, and a nonce for the styles that libraries insert.
 */
import { setNonce } from 'get-nonce'

/**
 * Zod reads this global when it first loads. Setting it without importing zod saves the sign-in page 20 kB.
 */
const zods = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
zods.__zod_globalConfig ??= {}
zods.__zod_globalConfig.jitless = true

/** TypeScript's library doesn't include Trusted Types yet. */
interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string }) => unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
if (trustedTypes) trustedTypes.createPolicy('default', { createHTML: refuseMarkup })

/** Style sheets pass because they contain no "<". Anything that could be an element is refused. */
function refuseMarkup(text: string): string {
  if (text.includes('<')) throw new TypeError('markup from text is not allowed')
  return text
}

/**
 * The nonce of this page, which the browser shows only to scripts. Undefined if the server sends no policy.
 */
export const pageNonce =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
if (pageNonce) setNonce(pageNonce)
