/**
 * What the public pages do besides showing: all of their script. They are complete without it
 * (docs/decisions/0090-public-pages-are-documents.md).
 */
import { followBanner } from './features/program/landing/follow-banner.ts'
import { paths } from './lib/paths.ts'
import { readStored } from './lib/storage.ts'

// Whoever could not be signed out yet is not told otherwise: the app finishes it, and shows nothing else before.
if (readStored('ys.signing-out') !== undefined) location.replace(paths.dashboard)

followBanner(document)
for (const button of document.querySelectorAll('[data-print]')) {
  button.addEventListener('click', () => window.print())
}
