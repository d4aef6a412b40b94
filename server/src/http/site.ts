/**
 * The public pages: documents rendered by the web app's build for the program's current state
 * (docs/decisions/0090).
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Program } from '@yoursuccess/contract/program/program'
import type { Site, SiteDocument } from '@yoursuccess/contract/program/site'
import type { FastifyInstance } from 'fastify'

export interface SiteOptions {
  getProgram: () => Promise<Program>
  /** Our public origin, such as `https://bank.example`. */
  origin: string
}

/** Changes a document of the build as the settings of this server require. */
export type Rewrite = (html: string) => string

export interface OpenSite {
  frame: string
  documentAt: (path: string) => Promise<SiteDocument | undefined>
  indexedPaths: () => Promise<readonly string[]>
}

/** Loads the renderer that `npm run build` wrote. Returns undefined if there is none. */
export const openSite = async (
  folder: string,
  options: SiteOptions,
  rewrite: Rewrite,
): Promise<OpenSite | undefined> => {
  const file = join(folder, 'render/site.js')
  if (!existsSync(file)) return undefined
  const { default: site } = (await import(pathToFileURL(file).href)) as { default: Site }
  return remembering(site, options, rewrite)
}

/** Renders each page once for each state of the program, so a visit costs no more than a file. */
const remembering = (site: Site, { getProgram, origin }: SiteOptions, rewrite: Rewrite): OpenSite => {
  let drawnFor = ''
  const drawn = new Map<string, SiteDocument | undefined>()
  return {
    frame: rewrite(site.frame),
    indexedPaths: async () => site.indexedPaths(await getProgram()),
    documentAt: async (path) => {
      const program = await getProgram()
      const state = JSON.stringify(program)
      if (state !== drawnFor) drawn.clear()
      drawnFor = state
      if (drawn.has(path)) return drawn.get(path)
      const rendered = site.render(path, program, origin)
      const document = rendered && { ...rendered, html: rewrite(rendered.html) }
      // Not cached: there is no limit to the number of unknown paths.
      if (document?.status === 200) drawn.set(path, document)
      return document
    },
  }
}

/** Files for search engines. They list the public pages, and no page of the account. */
export const serveIndexes = (app: FastifyInstance, site: OpenSite, origin: string): void => {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /dashboard',
          'Disallow: /enrollment-funding',
          'Disallow: /account-application',
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const places = (await site.indexedPaths()).map(
      (path) => `<url><loc>${escaped(origin + path)}</loc></url>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>\n`,
      )
  })
}

/** Escapes text for a page. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
