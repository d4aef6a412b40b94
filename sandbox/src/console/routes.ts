/** GET / and its forms. Each form posts to the control call of the same effect. */
import { readFile } from 'node:fs/promises'
import { formatAmount } from '@yoursuccess/contract/money'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { listCustomers } from '../control/accounts.ts'
import { listWebhooks } from '../control/observe.ts'
import { read } from '../control/read.ts'
import { accounts, authorizations } from '../ledger/tables.ts'
import { listMails } from '../mail/box.ts'
import { Refusal, type World } from '../world.ts'
import { addMonths } from '@yoursuccess/contract/calendar-date'
import { page } from './page.ts'
import { registerSignUp } from './sign-up.ts'

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const text = z.string().max(200).default('')
const fields = z.object({ customer: text, amount: text, description: text, merchant: text })
type Fields = z.output<typeof fields>

interface Command {
  url: string
  body: object
}

export const registerConsole = (app: FastifyInstance, world: World): void => {
  registerSignUp(app, POLICY)
  let outcome: string | undefined

  app.get('/', async (request, reply) => {
    const { customer } = read(z.object({ customer: z.string().max(20).optional() }), request.query)
    const markup = page(await viewOf(world, customer, outcome))
    outcome = undefined
    return reply
      .headers({
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(markup)
  })

  app.get('/console.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(new URL('console.css', import.meta.url))),
  )

  app.post('/console/*', async (request, reply) => {
    const { '*': action } = read(z.object({ '*': z.string().max(100) }), request.params)
    const given = read(fields, request.body)
    const command = commandOf(world, action, given)
    if (!command) throw new Refusal(404, 'There is no such button.')
    const answer = await app.inject({ method: 'POST', url: command.url, payload: command.body })
    outcome = `${action}: ${answer.statusCode === 200 ? 'done' : 'refused'}. ${answer.body}`
    return reply.redirect(given.customer ? `/?customer=${encodeURIComponent(given.customer)}` : '/', 303)
  })
}

const commandOf = ({ clock }: World, action: string, given: Fields): Command | undefined => {
  const account = encodeURIComponent(given.customer)
  const id = /^(settle|reverse)\/(\d{1,15})$/.exec(action)
  if (id) return { url: `/_sim/authorizations/${id[2]}/${id[1]}`, body: {} }
  switch (action) {
    case 'next-day':
      return { url: '/_sim/clock/advance', body: { days: 1 } }
    case 'next-month':
      return { url: '/_sim/clock/advance', body: { to: addMonths(clock.today(), 1) } }
    case 'payday':
      return {
        url: `/_sim/accounts/${account}/deposits`,
        body: { kind: 'payroll', amount: given.amount, description: given.description },
      }
    case 'purchase':
    case 'suspicious-purchase':
      return {
        url: `/_sim/cards/${account}/authorizations`,
        body: { merchant: given.merchant, amount: given.amount },
      }
    case 'replay':
      return { url: '/_sim/webhooks/replay', body: { last: 20 } }
    default:
      return undefined
  }
}

const viewOf = async (world: World, customer: string | undefined, outcome: string | undefined) => {
  const customers = await listCustomers(world)
  const chosen = customers.find(({ prn }) => prn === customer)
  return {
    today: world.clock.today(),
    now: world.clock.now().toISOString(),
    outcome,
    chosen: chosen?.prn,
    customers,
    open: chosen ? await listOpen(world, chosen.prn) : [],
    mails: (await listMails(world.database.db, chosen?.email)).slice(0, 20),
    webhooks: await listWebhooks(world, 20),
  }
}

const listOpen = async ({ database }: World, prn: string) => {
  const rows = await database.db
    .select({
      id: authorizations.id,
      merchant: authorizations.merchant,
      amountCents: authorizations.amountCents,
    })
    .from(authorizations)
    .innerJoin(accounts, eq(accounts.id, authorizations.accountId))
    .where(and(eq(accounts.prn, prn), eq(authorizations.state, 'open')))
    .orderBy(desc(authorizations.id))
    .limit(100)
  return rows.map(({ id, merchant, amountCents }) => ({ id, merchant, amount: formatAmount(amountCents) }))
}
