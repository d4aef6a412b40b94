/** Payments to an office that no customer of the bank makes: wage orders, and what a person posts by hand. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { eq } from 'drizzle-orm'
import { findInDirectory } from '../galileo/biller-network/directory.ts'
import { Refusal, type World } from '../world.ts'
import { bankingDayOf, morningOf } from '../zones.ts'
import { findCaseNumber, ledgerKey } from './case-number.rules.ts'
import { officesOf } from './ledger.ts'
import { type Office, OFFICES } from './offices.ts'
import { postedAt, wageOrderArrives } from './posting.rules.ts'
import { runTrusteeOffices } from './steps.ts'
import { officePayments, type OfficePayment } from './tables.ts'

interface NewPayment {
  caseText: string
  amountCents: Cents
  /** The id of an office, or its trustee's name. */
  office: string | undefined
}

/** An employer mails what it withheld. Throws Refusal 422 for an unknown office. */
export const sendWageOrder = async (
  world: World,
  { caseText, amountCents, payer, office: wanted }: NewPayment & { payer: string },
): Promise<OfficePayment> => {
  const office = await chooseOffice(world, caseText, wanted)
  const caseNumber = findCaseNumber(caseText)
  const now = world.clock.now()
  return world.database.transaction(async (tx) => {
    const [sent] = await tx
      .insert(officePayments)
      .values({
        officeId: office.id,
        method: 'wage_order',
        amountCents,
        writtenAs: ledgerKey(caseText),
        caseNumber,
        description: `EMPLOYER ${payer}`,
        receivedAt: now,
        state: 'waiting',
      })
      .returning()
    if (!sent) throw new Error('a wage order was not sent')
    const receivedAt = wageOrderArrives(bankingDayOf(now), sent.id, office)
    const dueAt = postedAt({ office, method: 'wage_order', receivedAt, caseNumber, hasWaited: false })
    await tx.update(officePayments).set({ receivedAt, dueAt }).where(eq(officePayments.id, sent.id))
    return { ...sent, receivedAt, dueAt }
  })
}

/**
 * Posts an amount as a clerk does: now, or on a day, which may be to come. Throws Refusal 422 for an unknown
 * office.
 */
export const postByHand = async (
  world: World,
  {
    caseText,
    amountCents,
    on,
    receiptNumber,
    office: wanted,
  }: NewPayment & { on: CalendarDate | undefined; receiptNumber: string | undefined },
): Promise<Office> => {
  const office = await chooseOffice(world, caseText, wanted)
  const now = world.clock.now()
  const at = on === undefined || on === bankingDayOf(now) ? now : morningOf(on)
  await world.database.db.insert(officePayments).values({
    officeId: office.id,
    method: 'by_hand',
    amountCents,
    writtenAs: ledgerKey(caseText),
    caseNumber: ledgerKey(caseText),
    description: 'PAYMENT',
    receivedAt: at,
    state: 'waiting',
    receiptNumber,
    dueAt: at,
  })
  await runTrusteeOffices(world)
  return office
}

/** The office that is named, else the one that last received something for the case, else the first of all. */
const chooseOffice = async (
  { database: { db } }: World,
  caseText: string,
  wanted: string | undefined,
): Promise<Office> => {
  const [last] = wanted === undefined ? await officesOf(db, caseText) : []
  const office = OFFICES.find(({ id }) =>
    wanted === undefined
      ? last === undefined || id === last
      : id === wanted || findInDirectory(id)?.name.toLowerCase() === wanted.toLowerCase(),
  )
  if (!office) throw new Refusal(422, 'office: there is no trustee of this number or name')
  return office
}
