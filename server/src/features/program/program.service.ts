import type { Program } from '@yoursuccess/contract/program'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'

export const programService = ({ config, clock }: { config: Config; clock: Clock }) => ({
  /** Today, the calendar of the program, whom to call, where to sign up. */
  getProgram: (): Program => ({
    today: clock.today(),
    product_name: config.PRODUCT_NAME,
    bank_name: config.BANK_NAME,
    signup_url: config.EXTERNAL_SIGNUP_URL,
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
    personas: config.SANDBOX_PERSONAS ?? null,
  }),
})
export type ProgramService = ReturnType<typeof programService>
