import type { openBrowser } from '../../../e2e/src/chromium.ts'

export type Browser = Awaited<ReturnType<typeof openBrowser>>
export type Page = Awaited<ReturnType<Browser['newPage']>>
