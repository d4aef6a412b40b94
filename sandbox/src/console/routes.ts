/** The console: GET / and its forms. Each form is forwarded to the `/_sim` call with the same effect. */
import { readFile } from 'node:fs/promises'
import { formatAmount } from '@yoursuccess/contract/core/money'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { listBillPayments } from '../galileo/biller-network/control.ts'
import { listCustomers } from '../control/accounts.ts'
import { listWebhooks } from '../control/observe.ts'
import { programOf } from '../control/program.ts'
import { read } from '../control/read.ts'
import { listPaydays } from '../employers/routes.ts'
import { isOpen } from '../galileo/identity-check/section.ts'
import { listReviews } from '../galileo/identity-check/reviews.ts'
import { accounts, authorizations } from '../ledger/tables.ts'
import { listMails } from '../mail/box.ts'
import { listMessages } from '../twilio/verifications.ts'
import { listRefundChecks } from '../galileo/refund-checks/routes.ts'
import { Refusal, type World } from '../world.ts'
import { addMonths } from '@yoursuccess/contract/core/calendar-date'
import { PAGE_HEADERS } from './html.ts'
import { page } from './page.ts'

const text = z.string().max(200).default('')
const fields = z.object({
  customer: text,
  amount: text,
  description: text,
  merchant: text,
  payer: text,
  frequency: text,
  first_on: text,
  case_number: text,
})
type Fields = z.output<typeof fields>

interface Command {
  url: string
  body: object
}

export const registerConsole = (app: FastifyInstance, world: World): void => {
  let outcome: string | undefined

  app.get('/', async (request, reply) => {
    const { customer } = read(z.object({ customer: z.string().max(20).optional() }), request.query)
    const markup = page(await viewOf(world, customer, outcome))
    outcome = undefined
    return reply.headers(PAGE_HEADERS).send(markup)
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
    outcome = `${action}: ${answer.statusCode < 300 ? 'done' : 'refused'}. ${answer.body}`
    return reply.redirect(given.customer ? `/?customer=${encodeURIComponent(given.customer)}` : '/', 303)
  })
}

const commandOf = (world: World, action: string, given: Fields): Command | undefined => {
  const { clock } = world
  const account = encodeURIComponent(given.customer)
  const id = /^(settle|reverse)\/(\d{1,15})$/.exec(action)
  if (id) return { url: `/_sim/authorizations/${id[2]}/${id[1]}`, body: {} }
  const review = /^review\/(accepted|refused|more_wanted)\/(\d{1,15})$/.exec(action)
  if (review) return { url: `/_sim/reviews/${review[2]}`, body: { to: review[1] } }
  const check = /^cash-check\/(\d{1,15})$/.exec(action)
  if (check) return { url: `/_sim/refund_checks/${check[1]}/cash`, body: {} }
  const program = programOf(action, world)
  if (program) return { url: '/_sim/program', body: program }
  const bill = /^bill\/([a-z]{1,20})\/(\d{1,15})$/.exec(action)
  if (bill) return { url: `/_sim/bill_payments/${bill[2]}/advance`, body: { to: bill[1] } }
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
    case 'employer': {
      const { frequency, first_on, amount, payer } = given
      return { url: `/_sim/accounts/${account}/paydays`, body: { frequency, first_on, amount, payer } }
    }
    case 'wage-order': {
      const { case_number, amount, payer } = given
      return { url: '/_sim/wage_orders', body: { case_number, amount, payer } }
    }
    case 'post-receipt':
      return {
        url: `/_sim/trustee_office/${encodeURIComponent(given.case_number)}/post`,
        body: { amount: given.amount },
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
    checks: chosen ? (await listRefundChecks(world, chosen.prn)).slice(0, 20) : [],
    employers: chosen ? await listPaydays(world, chosen.prn) : [],
    bills: chosen ? (await listBillPayments(world, chosen.prn)).slice(0, 20) : [],
    messages: (await listMessages(world.database.db, world.clock.realNow())).slice(0, 20),
    reviews: (await listReviews(world.database.db)).filter(isOpen),
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
