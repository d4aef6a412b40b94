/** The web app: its files, and its page for every path that is not an API path. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g
const API_PATH = /^\/(api|users|webhooks|operator|partner|internal|healthz|readyz)(\/|$)/

/** Content-Security-Policy of the pages (security.md F1 with decision 31). */
const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')

/** Serves the built web app of a folder; without one, pages answer 503 with a plain sentence. */
export const servePages = async (app: FastifyInstance, folder: string): Promise<void> => {
  const index = resolve(folder, 'index.html')
  const page = existsSync(index) ? readFileSync(index, 'utf8') : undefined
  if (page) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Names of built files carry a hash of their content.
        const immutable = path.includes('/assets/')
        void reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const looksLikeFile = /\.[a-z0-9]{1,8}$/i.test(path)
    if (API_PATH.test(path) || looksLikeFile) return reply.callNotFound()
    if (!page) return reply.code(503).type('text/plain').send('The web app is not built. Run: npm run build')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(page.replace(NONCE_PLACEHOLDER, nonce))
  })
}
