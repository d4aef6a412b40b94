import type { Ending } from '@yoursuccess/contract/core/access'
import { MAX_TRANSFER } from '@yoursuccess/contract/funding/ach-transactions'
import { cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { Program } from '@yoursuccess/contract/program/program'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import { hasEnded, lastDayOf, type ProgramCalendar } from './calendar.rules.ts'
import type { CalendarStore } from './calendar.ts'
import { changeCalendar } from './change-calendar.ts'
import { countUnreported, type OpenAccounts } from './unreported-limits.ts'

interface ServiceDeps {
  config: Config
  clock: Clock
  database: Database
  calendar: CalendarStore
}

export const programService = ({ config, clock, database, calendar }: ServiceDeps) => {
  /** No one is led to open an account when the page says that deposits have ended. */
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
     * Today, the calendar of the program, the phone number to call, and the sign-up address. Uses the calendar as
     * this server knows it: pages are served also while the database is down.
     */
    getProgram: async (): Promise<Program> => {
      await calendar.refresh().catch(() => undefined)
      return getProgram()
    },

    /** To be awaited before `hasEnded` decides: another server may have changed the calendar. */
    refresh: calendar.refresh,

    /** True when the calendar is enforced and the last day of this is over, by the business clock. */
    hasEnded: (what: Ending): boolean => hasEnded(calendar.current(), what, clock.today()),

    getCalendar: (): ProgramCalendar => calendar.current(),

    /** How many limits of accounts the processor does not know yet. */
    countUnreportedLimits: (accounts: OpenAccounts): Promise<number> =>
      countUnreported(database, calendar, accounts),

    ...changeCalendar({ calendar, clock }),
  }
}
export type ProgramService = ReturnType<typeof programService>

/** As it is in replies. */
export const viewCalendar = (calendar: ProgramCalendar): Program['wind_down'] => ({
  mode: calendar.mode,
  last_deposit_on: calendar.lastDepositOn,
  last_spend_on: calendar.lastSpendOn,
  refund_within_days: calendar.refundWithinDays,
  check_cashable_days: calendar.checkCashableDays,
})
