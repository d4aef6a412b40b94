/**
 * Holds the bank's records against the processor's: every account's mirror and balance, every transfer and payment that is
 * open or recent. It repairs what a lost event explains first, so what it still finds is a fault of somebody's.
 */
import { addDays, type CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { Cents } from '@yoursuccess/contract/money'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Partners } from '../partners/partners.ts'
import { audit } from './audit.ts'
import {
  type AuditedAccount,
  type AuditedStory,
  ENDS,
  listAudited,
  listLateMoney,
  listStories,
  mirrorOf,
  paidToBillers,
  transferredIn,
} from './audit-bank.queries.ts'
import type { MoneyStop } from './money-stop.ts'
import { countMoneyStories } from './money-stories.queries.ts'

export interface Finding {
  /** Which record: "account:12", "transfer:7". Never a number of an account. */
  subject: string
  finding: string
  /** The books do not agree: no money is moved until a person has looked. Otherwise it is late, and goes on. */
  breaks: boolean
}

export interface AuditReport {
  accounts: number
  stories: number
  findings: Finding[]
}

export interface AuditParts {
  database: Database
  clock: Clock
  log: Log
  partners: Pick<Partners, 'processor' | 'ach' | 'billers'>
  moneyStop: Pick<MoneyStop, 'stop'>
  /** Adds to the mirror what events did not bring. */
  reconcile: () => Promise<void>
  /** The same for one account. */
  catchUp: (account: AuditedAccount) => Promise<void>
}

/** Stories that ended longer ago are left alone: an ACH transfer comes back within 60 days. */
const RECENT_DAYS = 62
/** A story that is intended for longer waits for something that nobody is doing. */
const LATE_SECONDS = 3600

/** Findings that break stop money; each audit that breaks is one event and one record. */
export const auditBank = async (parts: AuditParts): Promise<AuditReport> => {
  await parts.reconcile()
  const findings: Finding[] = []
  let accounts = 0
  for (let after = 0; ; ) {
    const batch = await listAudited(parts.database, after)
    for (const account of batch) findings.push(...(await findingsOf(parts, account)))
    accounts += batch.length
    const last = batch.at(-1)
    if (!last) break
    after = last.id
  }
  const stories = await listStories(parts.database, addDays(parts.clock.today(), -RECENT_DAYS))
  for (const story of stories) findings.push(...(await findingsOfStory(parts, story)))
  findings.push(...(await lateStories(parts)), ...(await lateMoney(parts)))
  await tell(parts, findings)
  return { accounts, stories: stories.length, findings }
}

/** So often an account is looked at whose books seem to differ. */
const LOOKS = 5

/**
 * What was posted between two questions, or is not told yet, is no finding: an account whose books differ is brought up
 * to date and looked at again. One that moves during every look says nothing, and must not stop the money of all.
 */
const findingsOf = async (parts: AuditParts, account: AuditedAccount): Promise<Finding[]> => {
  let known: Cents | undefined
  for (let look = 1; look <= LOOKS; look++) {
    const { findings, postedCents } = await compareAccount(parts, account)
    if (findings.length === 0) return []
    // Nothing moved since it was brought up to date: they differ.
    if (known === postedCents) return findings
    known = postedCents
    await parts.catchUp(account)
  }
  return [{ subject: `account:${account.id}`, finding: 'moved during every look', breaks: false }]
}

const compareAccount = async (
  { database, clock, partners }: AuditParts,
  account: AuditedAccount,
): Promise<{ findings: Finding[]; postedCents: Cents }> => {
  const told = await processorHistory(partners.processor, account, clock.today())
  const mirror = await mirrorOf(database, account.customerId)
  const { postedCents } = await partners.processor.getBalance(account.prn)
  const found = (finding: string): Finding => ({ subject: `account:${account.id}`, finding, breaks: true })
  const findings: Finding[] = []
  const missing = [...told].filter(([id]) => !mirror.has(id))
  const unknown = [...mirror].filter(([id]) => !told.has(id))
  const different = [...told].filter(([id, { cents }]) => mirror.has(id) && mirror.get(id)?.cents !== cents)
  if (missing.length > 0)
    findings.push(found(`${missing.length} movements of the processor are not in the mirror`))
  if (unknown.length > 0)
    findings.push(found(`${unknown.length} movements of the mirror are not the processor's`))
  if (different.length > 0) findings.push(found(`${different.length} movements have another amount`))
  if (sumOf(told) !== postedCents) findings.push(found("the processor's movements are not its balance"))
  const paid = await paidToBillers(database, account.customerId)
  const posted = -sumOf(new Map([...told].filter(([, { kind }]) => kind === 'bill_payment')))
  if (paid !== posted) findings.push(found('what was paid to billers is not what was asked for'))
  findings.push(...compareTransfers(told, await transferredIn(database, account.customerId), found))
  return { findings, postedCents }
}

/** What came in by transfers, less what was sent back, is what customers asked for: not a cent more. */
const compareTransfers = (
  told: Movements,
  { arrived, underWay }: { arrived: number; underWay: number },
  found: (finding: string) => Finding,
): Finding[] => {
  const posted = sumOf(
    new Map([...told].filter(([, { kind }]) => kind === 'ach_credit' || kind === 'ach_return')),
  )
  if (posted > arrived + underWay) return [found('more came in by transfers than was asked for')]
  // A return whose news is on the way; its transfer is told of besides.
  if (posted < arrived)
    return [{ ...found('less came in by transfers than is told as arrived'), breaks: false }]
  return []
}

type Movements = Map<string, { cents: number; kind: string }>

const sumOf = (movements: Movements): number =>
  [...movements.values()].reduce((sum, { cents }) => sum + cents, 0)

const processorHistory = async (
  processor: AuditParts['partners']['processor'],
  { prn, openedOn }: AuditedAccount,
  today: CalendarDate,
): Promise<Movements> => {
  const movements: Movements = new Map()
  let after: string | undefined
  do {
    const page = await processor.listPosted(prn, { from: openedOn, to: today, ...(after && { after }) })
    for (const { id, amountCents, kind } of page.transactions) movements.set(id, { cents: amountCents, kind })
    after = page.next
  } while (after)
  return movements
}

/** Ours and the processor's word on a transfer or payment that both know. */
const findingsOfStory = async ({ partners }: AuditParts, story: AuditedStory): Promise<Finding[]> => {
  const { kind, id, prn, ref, ended } = story
  const told =
    kind === 'transfer'
      ? await partners.ach.getTransfer({ prn, transferRef: ref })
      : await partners.billers.getPayment({ prn, paymentRef: ref })
  const theirs = ENDS[told.state]
  const subject = `${kind}:${id}`
  if (ended === theirs) return []
  // Its news is on the way, or the mail carries the check.
  if (ended === undefined)
    return [{ subject, finding: `ended there as ${told.state}, and not yet here`, breaks: false }]
  // What was done may still come back, and its news be on the way; what failed here must have failed there.
  return [{ subject, finding: `${ended} here and ${told.state} there`, breaks: ended === 'failed' }]
}

const lateStories = async ({ database }: AuditParts): Promise<Finding[]> =>
  (await countMoneyStories(database))
    .filter(({ state, oldestSeconds }) => state === 'intended' && oldestSeconds > LATE_SECONDS)
    .map(({ story, count }) => ({
      subject: story,
      finding: `${count} are intended, the oldest for over an hour`,
      breaks: false,
    }))

/** What we cannot book is not lost: a person has to see to it. */
const lateMoney = async ({ database }: AuditParts): Promise<Finding[]> =>
  (await listLateMoney(database)).map(({ id, count }) => ({
    subject: `account:${id}`,
    finding: `${count} movements were told after its holder was erased`,
    breaks: false,
  }))

const tell = async ({ database, clock, log, moneyStop }: AuditParts, findings: readonly Finding[]) => {
  for (const { subject, finding } of findings) log.warn({ subject, finding }, 'audit finding')
  const [broken] = findings.filter(({ breaks }) => breaks)
  if (!broken) return
  await moneyStop.stop(`${broken.subject}: ${broken.finding}`)
  await database.transaction((tx) =>
    audit(tx, {
      happenedAt: clock.realNow(),
      actor: 'system',
      action: 'audit.failed',
      subject: broken.subject,
    }),
  )
  log.error({ security: 'audit.failed', subject: broken.subject, finding: broken.finding }, 'security event')
}
