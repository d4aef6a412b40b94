/**
 * What the public pages do besides showing: all of their script. They are complete without it
 * (docs/decisions/0090-public-pages-are-documents.md).
 */
import { followBanner } from './features/program/landing/follow-banner.ts'

followBanner(document)
for (const button of document.querySelectorAll('[data-print]')) {
  button.addEventListener('click', () => window.print())
}
