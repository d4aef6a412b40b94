/**
 * The rewards site. The bank requests sign-on links under /rewards/api; the customer follows one and shops.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { PAGE_HEADERS } from '../console/html.ts'
import { amount, idParameter, read } from '../control/read.ts'
import { findAccount } from '../ledger/customers.ts'
import type { Account } from '../ledger/tables.ts'
import { partnerCall } from '../partner-call.ts'
import { isSameSecret } from '../secrets.ts'
import { Refusal, type World } from '../world.ts'
import { type Offer, OFFERS, offerOf } from './offers.rules.ts'
import { categoriesOf, categoryPage, deadLinkPage, offerPage, startPage, strangerPage } from './pages.ts'
import { buy, listPurchases, returnGoods } from './purchases.ts'
import { createLink, enter, findVisitor, VISIT_SECONDS } from './sign-on.ts'

const SITE = '/rewards'
const COOKIE = 'rewards_visit'

const linkOrder = z.strictObject({
  member: z.string().min(1).max(20),
  path: z.string().regex(/^\/(?=[a-z0-9/-]{0,120}$)([a-z0-9-]+(\/[a-z0-9-]+)*)?$/),
})
const token = z.object({ token: z.string().max(100).default('') })
const named = z.object({ name: z.string().max(60) })
const order = z.object({ amount, reference: z.uuid() })

export const registerRewards = (app: FastifyInstance, world: World): void => {
  registerSsoLinks(app, world)
  registerSite(app, world)
}

const registerSsoLinks = (app: FastifyInstance, world: World): void => {
  const { config, database } = world
  app.post(
    `${SITE}/api/sso_links`,
    partnerCall(world, { partner: 'rewards', call: 'sso_links' }, async (request, reply) => {
      if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${config.rewardsKey}`)) {
        void reply.code(401)
        return { error: 'unknown_key' }
      }
      const { member, path } = read(linkOrder, request.body)
      const account = await findAccount(database.db, member)
      if (!account || account.status !== 'N') throw new Refusal(404, 'There is no member of this number.')
      const link = await createLink(database.db, world, account, path)
      void reply.code(201)
      return {
        sso_link: `http://${request.headers.host}${SITE}/enter?token=${link.token}`,
        expires_at: link.expiresAt.toISOString(),
      }
    }),
  )
}

const registerSite = (app: FastifyInstance, world: World): void => {
  // A HEAD request, as sent by link scanners, must not use up the link.
  app.get(`${SITE}/enter`, { exposeHeadRoute: false }, async (request, reply) => {
    const entered = await enter(world, read(token, request.query).token)
    void reply.headers(PAGE_HEADERS)
    if (!entered) return reply.code(410).send(deadLinkPage())
    return reply
      .header(
        'set-cookie',
        `${COOKIE}=${entered.visit}; Path=${SITE}; Max-Age=${VISIT_SECONDS}; HttpOnly; SameSite=Lax`,
      )
      .redirect(SITE + (entered.path === '/' ? '' : entered.path), 303)
  })

  /** Registers a page that requires a visit. */
  const page = (
    path: string,
    draw: (account: Account, request: FastifyRequest) => Promise<string> | string,
  ) =>
    app.get(SITE + path, async (request, reply) => {
      void reply.headers(PAGE_HEADERS)
      const account = await findVisitor(world, visitOf(request))
      if (!account) return reply.code(401).send(strangerPage())
      return reply.send(await draw(account, request))
    })
  /** Registers a form that requires a visit. Afterwards it shows the start page with the result. */
  const form = (path: string, work: (account: Account, request: FastifyRequest) => Promise<void>) =>
    app.post(SITE + path, async (request, reply) => {
      const account = await findVisitor(world, visitOf(request))
      if (!account) return reply.headers(PAGE_HEADERS).code(401).send(strangerPage())
      await work(account, request)
      return reply.redirect(SITE, 303)
    })

  const start = async (account: Account) => startPage(await listPurchases(world, account))
  page('', start)
  page('/offers', start)
  page('/categories', start)
  page('/categories/:name', (_account, request) => {
    const { name } = read(named, request.params)
    if (!categoriesOf(OFFERS).includes(name)) throw new Refusal(404, 'There is no such kind of shop.')
    return categoryPage(name)
  })
  page('/offers/:name', (_account, request) => offerPage(offerIn(request), randomUUID()))
  form('/offers/:name', async (account, request) => {
    const given = read(order, request.body)
    await buy(world, account, {
      offer: offerIn(request),
      amountCents: given.amount,
      reference: given.reference,
    })
  })
  form('/purchases/:id/return', (account, request) =>
    returnGoods(world, account, read(idParameter, request.params).id),
  )
}

const offerIn = (request: FastifyRequest): Offer => {
  const offer = offerOf(read(named, request.params).name)
  if (!offer) throw new Refusal(404, 'There is no such offer.')
  return offer
}

const visitOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|; )${COOKIE}=([A-Za-z0-9_-]{1,100})`).exec(headers.cookie ?? '')?.[1]
