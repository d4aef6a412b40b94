/** Warns the holders of accounts without a deposit twice, then closes the accounts. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { DueWork } from '../../clock/business-clock.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import type { AccountRow } from './account.queries.ts'
import { notifyClosedUnfunded, notifyUnfunded } from './account.notifications.ts'
import type { AccountDeps } from './account.deps.ts'
import { syncAccountStatus, sendAccountStatus } from './account-status.ts'
import {
  changeAccountStatus,
  listUnfundedDue,
  lockAccount,
  putOffUnfunded,
  recordWarned,
} from './account-status.queries.ts'
import { unfundedDueFrom, unfundedStep, type UnfundedStep } from './unfunded.rules.ts'

const BATCH = 100

export const unfundedWork = (deps: AccountDeps): DueWork => ({
  name: 'account.unfunded',
  runDue: async (today) => {
    const { database, config } = deps
    const from = unfundedDueFrom(config.UNFUNDED_CLOSE_DAYS, today)
    await deps
      .forEachDue(
        (after) => listUnfundedDue(database.db, { from, today, after, limit: BATCH }),
        async (account) => {
          const step = stepOf(deps, account, today)
          if (step) await take(deps, account, step, today)
        },
        { name: 'account.unfunded', key: 'customerId' },
      )
      .catch(unlessPartnerError)
  },
})

const stepOf = (
  { config }: AccountDeps,
  { unfundedSince: since, unfundedWarnings: warnings, unfundedWarnedOn: warnedOn }: AccountRow,
  today: CalendarDate,
): UnfundedStep | undefined =>
  since ? unfundedStep({ since, warnings, warnedOn }, config.UNFUNDED_CLOSE_DAYS, today) : undefined

const take = async (
  deps: AccountDeps,
  { customerId, prn }: AccountRow,
  { what }: UnfundedStep,
  today: CalendarDate,
): Promise<void> => {
  const { database } = deps
  // The processor is called before the transaction, because its reply may be slow.
  if (what === 'close' && !(await isEmpty(deps, customerId, prn))) {
    await putOffUnfunded(database.db, customerId, today)
    return
  }
  const version = await database.transaction(async (tx) => {
    const account = await lockAccount(tx, customerId)
    // Another server may have taken the step by now, or money may have arrived.
    const step = account && stepOf(deps, account, today)
    if (!account || !step || step.what !== what) return undefined
    if ((await deps.customer.getState(tx, customerId)) !== 'approved') {
      await putOffUnfunded(tx, customerId, today)
      return undefined
    }
    return step.what === 'warn'
      ? warn(deps, tx, account, { closesOn: step.closesOn, today })
      : close(deps, tx, account)
  })
  if (version === undefined) return
  // If the processor does not answer, the job that `close` sent tries again.
  await syncAccountStatus(deps, { customerId, version }).catch(unlessPartnerError)
}

/** True if the processor reports no money and no transfer is under way. Throws PartnerError: nothing is closed. */
const isEmpty = async (
  { processor, countTransfersUnderWay, setAside }: AccountDeps,
  customerId: number,
  prn: string | null,
): Promise<boolean> => {
  if (!prn || (await countTransfersUnderWay(customerId)) > 0) return false
  const { postedCents, availableCents } = await processor.getBalance(prn)
  return postedCents === 0 && availableCents === 0 && (await setAside().isEmpty(customerId))
}

const warn = async (
  deps: AccountDeps,
  tx: Db,
  account: AccountRow,
  { closesOn, today }: { closesOn: CalendarDate; today: CalendarDate },
): Promise<undefined> => {
  const { customerId } = account
  const unfundedWarnings = account.unfundedWarnings + 1
  await recordWarned(tx, customerId, { unfundedWarnings, unfundedWarnedOn: today })
  await notifyUnfunded(deps, tx, account, { closesOn, warning: unfundedWarnings })
}

const close = async (deps: AccountDeps, tx: Db, account: AccountRow): Promise<number> => {
  const { customerId, id } = account
  await deps.customer.setState(tx, customerId, 'closed_unfunded')
  const version = await changeAccountStatus(tx, customerId, 'suspended', deps.clock.today())
  await sendAccountStatus(deps, tx, { customerId, version })
  await audit(tx, deps.clock.realNow(), 'system', 'account.closed_unfunded', {
    customerId,
    subject: `account:${id}`,
  })
  await notifyClosedUnfunded(deps, tx, account, version)
  return version
}
