/**
 * Serves the web app: its files, the prerendered public and sign-in pages, and the app for all other paths. Each page
 * has the same path in every language (docs/decisions/0207-spanish.md).
 */
import { randomBytes } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isLanguage, type LanguageCode } from '@yoursuccess/contract/core/language'
import { SPANISH_TRUSTEES, TRUSTEE_ATTRIBUTE, withTrustee } from '@yoursuccess/contract/core/spanish-trustee'
import { LANGUAGE_PARAMETER } from '@yoursuccess/contract/customer/language-choice'
import { isLinkingPage } from '@yoursuccess/contract/funding/linking-pages'
import type { Program } from '@yoursuccess/contract/program/program'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../boot/config.ts'
import { serveFiles } from './files.ts'
import { rememberChoice, VARIES_BY_LANGUAGE } from './language.ts'
import { REPORT_DIRECTIVE, REPORT_HEADERS } from './policy-reports.ts'
import { openPreloads } from './preloads.ts'
import { serveText } from './serve-text.ts'
import { escaped, type OpenSite, openSite, type Rewrite, serveIndexes, type SiteOptions } from './site.ts'

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g
const API_PATH = /^\/(api|users|webhooks|operator|partner|internal|healthz|readyz)(\/|$)/

interface Guests {
  scripts: readonly string[]
  connections: readonly string[]
  frames: readonly string[]
  /** Trusted Types policy names that the page may use for script URLs. */
  trustedTypes: readonly string[]
}

/** Content-Security-Policy of the pages (security gate F1, docs/decisions/0054). */
const pagePolicy = (nonce: string, { scripts, connections, frames, trustedTypes }: Guests): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", `'nonce-${nonce}'`, ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connections].join(' '),
    ['frame-src', ...frames].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', 'default', 'worker', ...trustedTypes].join(' '),
    REPORT_DIRECTIVE,
  ].join('; ')

interface PagesOptions {
  /** Folder of the built web app; without an index.html in it, pages reply 503 with a plain sentence. */
  folder: string
  /** Origins that may appear in frames of our pages. */
  frames: readonly string[]
  /** Origins of the bank-linking partner (its script and window, and its API), for the linking pages only. */
  linking: { window: string; api: string }
  site: SiteOptions
  /** The session cookie's name. */
  cookieName: string
  config: Pick<Config, 'publicUrl' | 'SPANISH_TRUSTEE'>
}

/** The build of one language. */
interface Build {
  /** The app's page. */
  page: string
  site: OpenSite | undefined
  withPreloads: (page: string, path: string) => string
}

/** Serves the built web app. */
export const servePages = async (app: FastifyInstance, options: PagesOptions): Promise<void> => {
  const { folder } = options
  const english = await openBuild(folder, options, asBuilt)
  const spanishFolder = join(folder, 'es')
  const inOurWords = inWordsOf(options.config)
  const spanish = await openBuild(spanishFolder, options, inOurWords ?? asBuilt)
  /** In English if there is no build in the reader's language. */
  const buildFor = (language: LanguageCode) => (language === 'es' && spanish ? spanish : english)
  if (english) {
    const texts = serveTexts(app, folder, inOurWords)
    // The app's page is served only with a nonce, and the render files not at all.
    await serveFiles(
      app,
      folder,
      (path) => path !== 'index.html' && !/^(render|es)\//.test(path) && !texts.has(path),
    )
    // Its scripts and style sheets have addresses of their own.
    if (spanish) await serveFiles(app, spanishFolder, (path) => path.startsWith('assets/es/'))
  }
  if (english?.site) serveIndexes(app, english.site, options.site.origin)
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const looksLikeFile = /\.[a-z0-9]{1,8}$/i.test(path)
    if (API_PATH.test(path) || looksLikeFile) return reply.callNotFound()
    const build = buildFor(request.language)
    if (!build) return reply.code(503).type('text/plain').send('The web app is not built. Run: npm run build')
    void reply.header('vary', VARIES_BY_LANGUAGE)
    const chosen = chosenIn(request)
    if (chosen) {
      rememberChoice(reply, { language: chosen, isNew: true }, options.config)
      return reply.redirect(withoutChoice(request.url), 303)
    }
    const nonce = randomBytes(16).toString('base64')
    const frame = isOfCustomer(path, request, options) ? build.site?.frame : undefined
    const document = belongsToApp(path, request, options) ? undefined : await build.site?.documentAt(path)
    const html = document?.html ?? (await appAt(build, path, frame ?? '', options))
    return reply
      .code(document?.status ?? 200)
      .headers(REPORT_HEADERS)
      .header('content-security-policy', pagePolicy(nonce, guestsOf(path, options)))
      .header('content-language', build === spanish ? 'es' : 'en')
      .type('text/html; charset=utf-8')
      .send(html.replace(NONCE_PLACEHOLDER, nonce))
  })
}

const asBuilt: Rewrite = (html) => html

/** Spanish pages with the word for the trustee that the settings name. Undefined if it is that of the build. */
const inWordsOf = ({ SPANISH_TRUSTEE }: PagesOptions['config']): Rewrite | undefined => {
  if (SPANISH_TRUSTEE === 'fideicomisario') return undefined
  const word = SPANISH_TRUSTEES[SPANISH_TRUSTEE]
  return (html) =>
    withTrustee(html, word).replace('<html lang="es"', (root) => `${root} ${TRUSTEE_ATTRIBUTE}="${word}"`)
}

/** Serves the files that are not sent as they were built, and returns their paths. */
const serveTexts = (app: FastifyInstance, folder: string, inOurWords: Rewrite | undefined): Set<string> => {
  const inWords = inOurWords ?? asBuilt
  const captions = inOurWords ? globSync('videos/*.es.vtt', { cwd: folder }) : []
  for (const path of captions) {
    const text = inWords(readFileSync(join(folder, path), 'utf8'))
    serveText(app, `/${path}`, { type: 'text/vtt', in: { en: text, es: text } })
  }
  const manifest = 'manifest.webmanifest'
  const [english, spanish] = [folder, join(folder, 'es')].map((place) => join(place, manifest))
  if (!english || !spanish || !existsSync(english) || !existsSync(spanish)) return new Set(captions)
  serveText(app, `/${manifest}`, {
    type: 'application/manifest+json',
    in: { en: readFileSync(english, 'utf8'), es: inWords(readFileSync(spanish, 'utf8')) },
  })
  return new Set([...captions, manifest])
}

/** Undefined if the folder has no build. */
const openBuild = async (
  folder: string,
  { site }: PagesOptions,
  rewrite: Rewrite,
): Promise<Build | undefined> => {
  const index = resolve(folder, 'index.html')
  if (!existsSync(index)) return undefined
  return {
    page: withName(rewrite(readFileSync(index, 'utf8')), (await site.getProgram()).product_name),
    site: await openSite(folder, site, rewrite),
    withPreloads: openPreloads(folder),
  }
}

const appAt = async ({ page, withPreloads }: Build, path: string, frame: string, { site }: PagesOptions) =>
  withProgram(withPreloads(withFrame(page, frame), path), await site.getProgram())

/** The language that the link of a page chooses. It needs no script: `/login?language=es`. */
const chosenIn = ({ query }: FastifyRequest): LanguageCode | undefined => {
  const chosen = (query as Record<string, unknown>)[LANGUAGE_PARAMETER]
  return isLanguage(chosen) ? chosen : undefined
}

/** The same page of this site, with the rest of its query. A path that begins with two slashes would be another site. */
const withoutChoice = (url: string): string => {
  const { pathname, searchParams } = new URL(`http://page${url}`)
  searchParams.delete(LANGUAGE_PARAMETER)
  const query = searchParams.toString()
  return `${pathname.replace(/^[/\\]+/, '/')}${query ? `?${query}` : ''}`
}

/** Sets the page title, from which the app reads the product's name before it loads anything. */
const withName = (page: string, productName: string) =>
  page.replace(/<title>.*?<\/title>/, () => `<title>${escaped(productName)}</title>`)

/**
 * Includes the program in the page, so the app need not request it first. Escapes "<", the only character
 * that could end the script element.
 */
const withProgram = (page: string, program: Program) => {
  const written = JSON.stringify(program).replaceAll('<', String.raw`\u003c`)
  return page.replace(
    '</body>',
    () => `<script type="application/json" id="program">${written}</script></body>`,
  )
}

/**
 * The start page and the sign-in page are prerendered for visitors. The app shows them when it must redirect
 * a signed-in customer to the last page (FRAME-04), or explain why someone was signed out (PROGRAM-61).
 */
const belongsToApp = (path: string, request: FastifyRequest, { cookieName }: PagesOptions) =>
  ['/', '/login'].includes(path) &&
  (cookieName in request.cookies ||
    SAYING_WHY.some((name) => (request.query as Record<string, unknown>)[name] === 'true'))
const SAYING_WHY = ['timedOut', 'ended', 'lost']

/**
 * True for a dashboard page with a session cookie, which gets the frame. The app redirects other visitors.
 */
const isOfCustomer = (path: string, request: FastifyRequest, { cookieName }: PagesOptions) =>
  /^\/dashboard(\/|$)/.test(path) && cookieName in request.cookies

/** Puts the prerendered frame before the app's root; the app replaces it (docs/decisions/0096). */
const withFrame = (page: string, frame: string) => page.replace('<body>', () => `<body>${frame}`)

const guestsOf = (path: string, { frames, linking }: PagesOptions): Guests =>
  isLinkingPage(path)
    ? {
        scripts: [linking.window],
        connections: [...new Set([linking.window, linking.api])],
        frames: [linking.window],
        trustedTypes: ['bank-link'],
      }
    : { scripts: [], connections: [], frames, trustedTypes: [] }
