import type { Ending } from '@yoursuccess/contract/core/access'
import { MAX_TRANSFER } from '@yoursuccess/contract/funding/ach-transactions'
import { cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { Program } from '@yoursuccess/contract/program/program'
import { hasEnded, lastDayOf, type ProgramCalendar } from './calendar.rules.ts'
import { changeCalendar } from './change-calendar.ts'
import type { ProgramDeps } from './program.deps.ts'
import { countUnreported, type OpenAccounts } from './unreported-limits.ts'

export const programService = ({ config, clock, database, calendar }: ProgramDeps) => {
  /** Sign-up is no longer offered once the announced last day for deposits is over. */
  const isOpenToNew = (): boolean => {
    const { mode } = calendar.current()
    return mode === 'off' || clock.today() <= lastDayOf(calendar.current(), 'deposits')
  }

  const getProgram = (): Program => ({
    today: clock.today(),
    product_name: config.PRODUCT_NAME,
    bank_name: config.BANK_NAME,
    signup_url: isOpenToNew() ? config.EXTERNAL_SIGNUP_URL : null,
    plaid_link_url: config.plaidLinkOrigin,
    support: {
      phone: config.SUPPORT_PHONE,
      support_line: config.SUPPORT_LINE,
      fax: config.SUPPORT_FAX,
      mailing_address: config.SUPPORT_ADDRESS.split('|'),
    },
    wind_down: viewCalendar(calendar.current()),
    claims_faster_payment: config.FASTER_PAYMENT_CLAIM === 'on',
    transfer_limits: {
      per_transfer: formatAmount(cents(Math.min(MAX_TRANSFER, config.transferLimits.cents))),
      per_day: formatAmount(config.transferLimits.cents),
      count_per_day: config.transferLimits.count,
    },
    personas: config.SANDBOX_PERSONAS ?? null,
  })

  return {
    /**
     * What every page needs: today, the program's calendar, support contacts, and the sign-up address. If the
     * database is down, uses the cached calendar, because pages are still served.
     */
    getProgram: async (): Promise<Program> => {
      await calendar.refresh().catch(() => undefined)
      return getProgram()
    },

    /** Await it before calling `hasEnded`: another server may have changed the calendar. */
    refresh: calendar.refresh,

    /** Whether deposits or spending have ended, by the business clock. */
    hasEnded: (what: Ending): boolean => hasEnded(calendar.current(), what, clock.today()),

    getCalendar: (): ProgramCalendar => calendar.current(),

    /** How many account limits the processor does not have yet. */
    countUnreportedLimits: (accounts: OpenAccounts): Promise<number> =>
      countUnreported(database, calendar, accounts),

    ...changeCalendar({ calendar, clock }),
  }
}
export type ProgramService = ReturnType<typeof programService>

/** Converts the calendar to the reply. */
export const viewCalendar = (calendar: ProgramCalendar): Program['wind_down'] => ({
  mode: calendar.mode,
  last_deposit_on: calendar.lastDepositOn,
  last_spend_on: calendar.lastSpendOn,
  refund_within_days: calendar.refundWithinDays,
  check_cashable_days: calendar.checkCashableDays,
})
