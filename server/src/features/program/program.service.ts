import type { Ending } from '@yoursuccess/contract/access'
import type { Program } from '@yoursuccess/contract/program'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { hasEnded } from './calendar.rules.ts'
import type { AccountService } from '../account/account.service.ts'
import { countUntold } from './tell-processor.ts'

interface ServiceParts {
  config: Config
  clock: Clock
  database: Database
}

export const programService = ({ config, clock, database }: ServiceParts) => ({
  /** Today, the calendar of the program, whom to call, where to sign up. */
  getProgram: (): Program => ({
    today: clock.today(),
    product_name: config.PRODUCT_NAME,
    bank_name: config.BANK_NAME,
    // An account that no money can come into is of no use to anybody.
    signup_url: hasEnded(config, 'deposits', clock.today()) ? null : config.EXTERNAL_SIGNUP_URL,
    plaid_link_url: config.plaidLinkOrigin,
    support: {
      phone: config.SUPPORT_PHONE,
      support_line: config.SUPPORT_LINE,
      fax: config.SUPPORT_FAX,
      mailing_address: config.SUPPORT_ADDRESS.split('|'),
    },
    wind_down: {
      mode: config.PROGRAM_WIND_DOWN,
      last_deposit_on: config.PROGRAM_LAST_DEPOSIT_ON,
      last_spend_on: config.PROGRAM_LAST_SPEND_ON,
      refund_within_days: config.PROGRAM_REFUND_WITHIN_DAYS,
      check_cashable_days: config.PROGRAM_CHECK_CASHABLE_DAYS,
    },
    claims_faster_payment: config.FASTER_PAYMENT_CLAIM === 'on',
    personas: config.SANDBOX_PERSONAS ?? null,
  }),

  /** True when the calendar is enforced and the last day of this is over, by the business clock (decision 4). */
  hasEnded: (what: Ending): boolean => hasEnded(config, what, clock.today()),

  /** How many limits of accounts the processor does not know yet. */
  countUntoldLimits: (account: Pick<AccountService, 'listOpenAccounts'>): Promise<number> =>
    countUntold({ database, config, account }),
})
export type ProgramService = ReturnType<typeof programService>
