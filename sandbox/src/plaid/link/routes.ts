/**
 * The Link window and its script, the sign-in page of the bank that has its own, and the statement of the
 * customer's other bank.
 */
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { documentOf, html, PAGE_HEADERS } from '../../console/html.ts'
import { read } from '../../control/read.ts'
import { Refusal, type World } from '../../world.ts'
import { CODE_OF_DEPOSIT, institutionOf } from '../banks.rules.ts'
import { listLinks } from '../control.ts'
import { linkSessions } from '../tables.ts'
import { windowPage } from './pages.ts'
import { open, take } from './session.ts'

/** Headers of the window. Only pages of this machine may frame it. */
const WINDOW_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors http://localhost:* http://127.0.0.1:*",
  'cache-control': 'no-store',
  // With no-referrer, browsers would send the forms with the origin `null`, which the sandbox refuses.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-type': 'text/html; charset=utf-8',
}

const origin = z.string().regex(/^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/)
const opening = z.object({
  token: z.string().max(100),
  origin,
  returned_to: z.string().max(1000).optional(),
})
const step = z
  .object({ token: z.string().max(100), origin, action: z.string().max(20) })
  .catchall(z.string().max(200))

const FILES = {
  '/link/v2/stable/link-initialize.js': ['browser/link-initialize.js', 'text/javascript; charset=utf-8'],
  '/link/frame.js': ['browser/frame.js', 'text/javascript; charset=utf-8'],
  '/link/link.css': ['link.css', 'text/css; charset=utf-8'],
} as const

export const registerLinkWindow = (app: FastifyInstance, world: World): void => {
  for (const [path, [file, type]] of Object.entries(FILES))
    app.get(path, async (_request, reply) =>
      reply
        .headers({
          'content-type': type,
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-cache',
        })
        .send(await readFile(new URL(file, import.meta.url))),
    )

  app.get('/link', async (request, reply) => {
    const { token, origin, returned_to } = read(opening, request.query)
    const view = await open(world, token, returned_to)
    return reply.headers(WINDOW_HEADERS).send(windowPage(view, { token, origin }))
  })

  app.post('/link/step', async (request, reply) => {
    const { token, origin, action, ...fields } = read(step, request.body)
    const view = await take(world, token, { action, fields })
    return reply.headers(WINDOW_HEADERS).send(windowPage(view, { token, origin }))
  })

  app.get('/link/oauth', async (request, reply) => {
    const requested = read(z.object({ token: z.string().max(100), state: z.string().max(60) }), request.query)
    const [session] = await world.database.db
      .select()
      .from(linkSessions)
      .where(eq(linkSessions.token, requested.token))
    if (!session?.redirectUri || session.state.oauthStateId !== requested.state)
      throw new Refusal(404, 'Nobody was sent here.')
    const back = (error: boolean) => {
      const address = new URL(session.redirectUri ?? '')
      address.searchParams.set('oauth_state_id', requested.state)
      if (error) address.searchParams.set('error', 'access_denied')
      return address.href
    }
    const bank = institutionOf(session.state.institutionId)?.name ?? 'Bank'
    return reply.headers(PAGE_HEADERS).send(
      documentOf({
        title: bank,
        header: html`<h1>${bank}</h1>`,
        main: html`<p>${session.clientName} asks to see your accounts.</p><p><a href="${back(false)}">Allow</a></p><p><a href="${back(true)}">Do not allow</a></p>`,
      }),
    )
  })

  app.get('/other-bank', async (_request, reply) => {
    const deposits = (await listLinks(world)).filter(
      ({ arrives_at, verification_status }) =>
        arrives_at !== null &&
        new Date(arrives_at) <= world.clock.now() &&
        verification_status?.includes('manual'),
    )
    return reply.headers(PAGE_HEADERS).send(
      documentOf({
        title: 'Your other bank',
        header: html`<h1>Your other bank</h1>`,
        main:
          deposits.length === 0
            ? html`<p>No small deposits have arrived yet.</p>`
            : html`<ul>${deposits.map(
                ({ owner, mask, arrives_at }) =>
                  html`<li>${arrives_at?.slice(0, 10)}: $0.01 to the account of ${owner} ending in ${mask}, text “#${CODE_OF_DEPOSIT} YOURSUCCESS”</li>`,
              )}</ul>`,
      }),
    )
  })
}
