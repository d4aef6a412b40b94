/**
 * The public pages and the sign-in page, as the web app's build hands them to the server: `web/dist/render/site.js` exports a `Site` by
 * default. The two programs share no code but this.
 */
import type { Program } from './program.ts'

/** A whole document. `__CSP_NONCE__` stands where each reply puts a nonce of its own. */
export interface SiteDocument {
  status: 200 | 404
  html: string
}

export interface Site {
  /** Addresses for search engines, each beginning with a slash. What the program has no use for now is left out. */
  indexedPaths: (program: Program) => readonly string[]
  /** What stands before the root of the app on pages of the account, until the app is there; with the nonce's placeholder. */
  frame: string
  /**
   * The document at a path (without its query), for the program as it is now; `origin` is the public one, such as
   * `https://bank.example`. Undefined where the path belongs to the app, which draws its pages in the browser.
   */
  render: (path: string, program: Program, origin: string) => SiteDocument | undefined
}
