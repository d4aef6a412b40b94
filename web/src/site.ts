/**
 * The complete script of the public pages. They also work without it
 * (docs/decisions/0090-public-pages-are-documents.md).
 */
import { followBanner } from './features/program/landing/follow-banner.ts'
import { paths } from './lib/paths.ts'
import { readStored } from './lib/storage.ts'

// If a sign-out hasn't reached the server yet, the app must finish it before the customer sees another page.
if (readStored('ys.signing-out') !== undefined) location.replace(paths.dashboard)

followBanner(document)
for (const button of document.querySelectorAll('[data-print]')) {
  button.addEventListener('click', () => window.print())
}
for (const button of document.querySelectorAll('[data-reload]')) {
  button.addEventListener('click', () => location.reload())
}
