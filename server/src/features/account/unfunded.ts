/** Accounts that nothing ever came into: warned twice, then closed for lack of funding. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { DueWork } from '../../clock/business-clock.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import type { AccountRow } from './account.queries.ts'
import { tellClosedUnfunded, tellUnfunded } from './account.notifications.ts'
import { bringStanding, sendStanding, type StandingParts } from './account-status.ts'
import { changeStanding, listWaitingSince, lockAccount, recordWarned } from './account-status.queries.ts'
import { FIRST_WARNING_DAYS, unfundedStep, type UnfundedStep } from './unfunded.rules.ts'

const BATCH = 100

export const unfundedWork = (parts: StandingParts): DueWork => ({
  name: 'account.unfunded',
  runDue: async (today) => {
    const { database, config } = parts
    const since = addDays(today, FIRST_WARNING_DAYS - config.UNFUNDED_CLOSE_DAYS)
    await parts.forEachDue(
      (after) => listWaitingSince(database.db, since, after, BATCH),
      async (account) => {
        const step = stepOf(parts, account, today)
        if (step) await take(parts, account, step, today)
      },
      { name: 'account.unfunded', key: 'customerId' },
    )
  },
})

const stepOf = (
  { config }: StandingParts,
  { unfundedSince: since, unfundedWarnings: warnings, unfundedWarnedOn: warnedOn }: AccountRow,
  today: CalendarDate,
): UnfundedStep | undefined =>
  since ? unfundedStep({ since, warnings, warnedOn }, config.UNFUNDED_CLOSE_DAYS, today) : undefined

const take = async (
  parts: StandingParts,
  { customerId, prn }: AccountRow,
  { what }: UnfundedStep,
  today: CalendarDate,
): Promise<void> => {
  const { database } = parts
  // Asked before the transaction: the answer may take its time.
  if (what === 'close' && !(await isEmpty(parts, customerId, prn))) return
  const version = await database.transaction(async (tx) => {
    const account = await lockAccount(tx, customerId)
    // Another server may have taken the step meanwhile, or money may have come.
    const step = account && stepOf(parts, account, today)
    if (!account || !step || step.what !== what) return undefined
    if ((await parts.session.getState(tx, customerId)) !== 'approved') return undefined
    return step.what === 'warn'
      ? warn(parts, tx, account, { closesOn: step.closesOn, today })
      : close(parts, tx, account)
  })
  if (version === undefined) return
  await bringStanding(parts, { customerId, version }).catch((error: unknown) => {
    if (!(error instanceof PartnerError)) throw error
  })
}

/** By the processor's own word; while it does not answer, nothing is closed. */
const isEmpty = async (
  { processor, countTransfersUnderWay }: StandingParts,
  customerId: number,
  prn: string | null,
): Promise<boolean> => {
  if (!prn || (await countTransfersUnderWay(customerId)) > 0) return false
  try {
    const { postedCents, availableCents } = await processor.getBalance(prn)
    return postedCents === 0 && availableCents === 0
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error
    return false
  }
}

const warn = async (
  parts: StandingParts,
  tx: Db,
  account: AccountRow,
  { closesOn, today }: { closesOn: CalendarDate; today: CalendarDate },
): Promise<undefined> => {
  const { customerId } = account
  const unfundedWarnings = account.unfundedWarnings + 1
  await recordWarned(tx, customerId, { unfundedWarnings, unfundedWarnedOn: today })
  await tellUnfunded(parts, tx, account, { closesOn, warning: unfundedWarnings })
}

const close = async (parts: StandingParts, tx: Db, account: AccountRow): Promise<number> => {
  const { customerId, id } = account
  await parts.session.setState(tx, customerId, 'closed_unfunded')
  const version = await changeStanding(tx, customerId, 'suspended', parts.clock.today())
  await sendStanding(parts, tx, { customerId, version })
  await audit(tx, {
    happenedAt: parts.clock.realNow(),
    actor: 'system',
    action: 'account.closed_unfunded',
    customerId,
    subject: `account:${id}`,
  })
  await tellClosedUnfunded(parts, tx, account, version)
  return version
}
