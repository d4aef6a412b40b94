/** A customer whose trustee's office takes TFS, and who set aside what that service may collect. */
import { createAutopayer } from './autopayer.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'
import { importSandboxTrustees } from './trustee-seeds.ts'

/** By TFS, 465.00 and its fee must leave on Friday, December 4, to be posted by the 11th. */
export const TFS = { biller_id: null, method: 'tfs' } as const
/** By MoneyGram, it must be sent on Tuesday, December 8. */
export const MONEYGRAM = { biller_id: null, method: 'moneygram' } as const

export const createPuller = async (bank: TestBank, given?: TestCustomer) => {
  await importSandboxTrustees(bank)
  await bank.database.query(
    `update bank.trustee_methods set accepted = 'yes', fee_cents = 100, posting_days = 0
     where trustee_id = 9001 and kind = 'tfs'`,
  )
  await bank.database.query(
    `update bank.trustee_methods set accepted = 'yes' where trustee_id = 9001 and kind = 'moneygram'`,
  )
  const autopayer = await createAutopayer(bank, given)
  await autopayer.plan.change({ trustee_id: 9001 })
  await autopayer.putIn('466.00')
  return {
    ...autopayer,
    /** A company collects on a day. */
    collect: (amount: string, effective_on: string, company = 'TFS BILLPAY') =>
      bank.control(`/accounts/${autopayer.prn}/ach_entries`, {
        direction: 'debit',
        amount,
        company,
        description: 'PAYMENT',
        effective_on,
      }),
    /** The company gives back what it collected. */
    giveBack: async (amount: string) => {
      const { rows } = await bank.database.query<{ id: string }>(
        `select processor_id as id from bank.posted_transactions where customer_id = $1 and kind = 'ach_debit'`,
        [autopayer.id],
      )
      const refunds = Number(rows[0]?.id)
      const given = { kind: 'refund', amount, description: 'TFS BILLPAY', refunds }
      await bank.control(`/accounts/${autopayer.prn}/deposits`, given)
    },
    /** Says whether the first debit that may be the pull is it. */
    answer: async (is_pull: boolean, transaction_id?: number) => {
      const [first] = await autopayer.list()
      return autopayer.post(`/api/autopay/payments/${first?.id}/pull`, {
        transaction_id: transaction_id ?? first?.may_be_pull[0]?.transaction_id,
        is_pull,
      })
    },
  }
}
export type Puller = Awaited<ReturnType<typeof createPuller>>
