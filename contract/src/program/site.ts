/**
 * The public pages and the sign-in page, which the server renders with code from the web app's build:
 * `web/dist/render/site.js` has a `Site` as its default export. Web app and server share no other code
 * besides the contract.
 */
import type { Program } from './program.ts'

/** A complete HTML document. The server replaces `__CSP_NONCE__` with a new nonce in each reply. */
export interface SiteDocument {
  status: 200 | 404
  html: string
}

export interface Site {
  /** Paths for search engines, without the pages that the program does not use now. */
  indexedPaths: (program: Program) => readonly string[]
  /**
   * HTML that account pages show before the app's root element until the app has loaded. Contains the nonce
   * placeholder.
   */
  frame: string
  /**
   * Returns the document for a path (without its query) and the program's current state. `origin` is the
   * public origin, such as `https://bank.example`. Returns undefined for the app's paths, which are rendered
   * in the browser.
   */
  render: (path: string, program: Program, origin: string) => SiteDocument | undefined
}
