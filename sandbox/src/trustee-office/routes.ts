/** The offices' portal, and their control calls. */
import { calendarDate } from '@yoursuccess/contract/core/day-fields'
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PAGE_HEADERS } from '../console/html.ts'
import { amount, limitedText, read } from '../control/read.ts'
import { findInDirectory } from '../galileo/biller-network/directory.ts'
import type { World } from '../world.ts'
import { bankingDayOf } from '../zones.ts'
import { postByHand, sendWageOrder } from './arrivals.ts'
import { ledgerKey } from './case-number.rules.ts'
import { ledgerFile } from './file.rules.ts'
import { type Ledger, officesOf, readLedger } from './ledger.ts'
import { METHODS, type Office, OFFICES } from './offices.ts'
import { addressOf, ledgerPage, startPage, unknownCasePage } from './pages.ts'
import type { OfficePayment } from './tables.ts'

const caseText = limitedText(50)
const oneCase = z.object({ case: caseText })
const ofOffice = z.object({ office: z.string().max(100).optional() })
const office = limitedText(100).optional()

const wageOrder = z.strictObject({ case_number: caseText, payer: limitedText(40), amount, office })
const byHand = z.strictObject({
  amount,
  on: calendarDate.optional(),
  receipt_number: limitedText(30).optional(),
  office,
})

export const registerTrusteeOffices = (app: FastifyInstance, world: World): void => {
  const { db } = world.database
  registerPortal(app, world)

  app.get('/_sim/trustee_offices', () => OFFICES.map(rulesOf))

  app.get('/_sim/trustee_office/:case', async (request) => {
    const { case: text } = read(oneCase, request.params)
    return payloadOf(text, await readLedger(db, text, read(ofOffice, request.query).office))
  })

  app.post('/_sim/trustee_office/:case/post', async (request, reply) => {
    const { case: text } = read(oneCase, request.params)
    const given = read(byHand, request.body)
    const { id } = await postByHand(world, {
      caseText: text,
      amountCents: given.amount,
      on: given.on,
      receiptNumber: given.receipt_number,
      office: given.office,
    })
    return reply.code(201).send(payloadOf(text, await readLedger(db, text, id)))
  })

  app.post('/_sim/wage_orders', async (request, reply) => {
    const given = read(wageOrder, request.body)
    const sent = await sendWageOrder(world, {
      caseText: given.case_number,
      amountCents: given.amount,
      payer: given.payer,
      office: given.office,
    })
    return reply.code(201).send({ id: sent.id, office: nameOf(sent.officeId), ...waitingOf(sent) })
  })
}

const registerPortal = (app: FastifyInstance, { database: { db } }: World): void => {
  app.get('/trustee-office', (request, reply) => {
    const { case: text } = read(z.object({ case: z.string().max(50).optional() }), request.query)
    return text?.trim()
      ? reply.redirect(addressOf(ledgerKey(text)), 303)
      : reply.headers(PAGE_HEADERS).send(startPage())
  })

  app.get('/trustee-office/:case', async (request, reply) => {
    const { case: text } = read(oneCase, request.params)
    const ledger = await readLedger(db, text, read(ofOffice, request.query).office)
    void reply.headers(PAGE_HEADERS)
    if (!ledger) return reply.code(404).send(unknownCasePage(text))
    const others = (await officesOf(db, text)).filter((id) => id !== ledger.office.id)
    return reply.send(ledgerPage(ledger, others))
  })

  app.get('/trustee-office/:case/ledger.csv', async (request, reply) => {
    const { case: text } = read(oneCase, request.params)
    const ledger = await readLedger(db, text, read(ofOffice, request.query).office)
    if (!ledger) return reply.code(404).headers(PAGE_HEADERS).send(unknownCasePage(text))
    const name = ledger.caseNumber.replace(/[^\w-]/g, '-')
    return reply
      .headers({
        ...PAGE_HEADERS,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="ledger-${name}.csv"`,
      })
      .send(ledgerFile(ledger.receipts, ledger.office.file_style))
  })
}

const nameOf = (id: string) => ({ id, name: findInDirectory(id)?.name ?? '' })

/** What an office does, for a comparison with the bank's directory of trustees. */
const rulesOf = (one: Office) => {
  const { id, methods, hold_days, cutoff_time, zone, address_kind, memo, posting_days } = one
  const listed = findInDirectory(id)
  return {
    ...nameOf(id),
    address_1: listed?.address1,
    city: listed?.city,
    state: listed?.state,
    zip: listed?.postalCode,
    phone: listed?.phone,
    methods: Object.fromEntries(METHODS.map((method) => [method, methods[method] ?? 'no'])),
    posting_days,
    cutoff_time,
    zone,
    hold_days,
    address_kind,
    memo,
    max_amount: listed?.rules.atMost === undefined ? null : formatAmount(listed.rules.atMost),
    closed_after_holidays: listed?.rules.closedAfterHolidays,
  }
}

const payloadOf = (text: string, ledger: Ledger | undefined) => ({
  case_number: ledgerKey(text),
  office: ledger ? nameOf(ledger.office.id) : null,
  is_closed: ledger?.isClosed ?? false,
  total_posted: ledger ? formatAmount(ledger.totalCents) : '0.00',
  receipts: (ledger?.receipts ?? []).map((receipt) => ({
    posted_on: receipt.postedOn,
    amount: formatAmount(receipt.amountCents),
    receipt_number: receipt.receiptNumber,
    method: receipt.method,
    description: receipt.description,
    received_on: receipt.receivedOn,
    available_on: receipt.availableOn,
  })),
  waiting: (ledger?.waiting ?? []).map(waitingOf),
})

const waitingOf = (payment: OfficePayment) => ({
  amount: formatAmount(payment.amountCents),
  method: payment.method,
  description: payment.description,
  received_on: bankingDayOf(payment.receivedAt),
  /** Null for what is never posted. */
  posts_on: payment.dueAt && bankingDayOf(payment.dueAt),
})
