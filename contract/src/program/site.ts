/**
 * The public pages and the sign-in page, as the web app's build hands them to the server:
 * `web/dist/render/site.js` exports a `Site` by default. Web app and server share no other code.
 */
import type { Program } from './program.ts'

/** A whole document. Each reply replaces `__CSP_NONCE__` with a new nonce. */
export interface SiteDocument {
  status: 200 | 404
  html: string
}

export interface Site {
  /**
   * Addresses for search engines, each beginning with a slash. Pages that the program does not use now are
   * left out.
   */
  indexedPaths: (program: Program) => readonly string[]
  /**
   * The markup before the app's root on account pages, shown until the app has loaded; it contains the nonce
   * placeholder.
   */
  frame: string
  /**
   * The document at a path (without its query), for the program in its current state; `origin` is the public
   * one, such as `https://bank.example`. Undefined when the path belongs to the app, which draws its pages in
   * the browser.
   */
  render: (path: string, program: Program, origin: string) => SiteDocument | undefined
}
