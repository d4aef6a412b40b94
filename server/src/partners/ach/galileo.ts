/** The ACH network through Galileo (docs/partners/ach.md). */
import { formatAmount } from '@yoursuccess/contract/core/money'
import * as z from 'zod'
import type { GalileoClient } from '../galileo/client.ts'
import { id } from '../galileo/words.ts'
import { PartnerError, unlessRefused } from '../partner-error.ts'
import type { AchNetwork, AchOutcome } from './port.ts'

const account = z.object({ ach_account: z.object({ ach_account_id: id }) })
const created = z.object({ ach_transaction_id: id })
const history = z.object({
  transactions: z.array(
    z.object({
      ach_transaction_id: id,
      status: z.string(),
      post_ts: z.string().nullable(),
      return_code: z.string().nullable(),
    }),
  ),
})
const nothing = z.unknown()
/** Error codes: not found, or already removed. */
const GONE = new Set(['492-01', '492-02'])
const HAS_IT = new Set(['423-04'])
/** Statuses: rejected, over a limit, cancelled by either side, returned. */
const ENDED = new Set(['R', 'L', 'C', 'A', 'E'])

export const createGalileoAch = (client: GalileoClient): AchNetwork => ({
  addAccount: async ({ reference, prn, name, type, routingNumber, accountNumber }) => {
    const parameters = {
      accountNo: prn,
      achRoutingNo: routingNumber,
      achAccountNo: accountNumber,
      name,
      type: type === 'savings' ? 'S' : 'C',
    }
    const reported = await unlessRefused(HAS_IT, () =>
      client.call('addAchAccount', parameters, account, reference),
    )
    return reported && { achAccountRef: reported.ach_account.ach_account_id }
  },

  removeAccount: async ({ reference, prn, achAccountRef }) => {
    const parameters = { accountNo: prn, achAccountId: achAccountRef }
    await unlessRefused(GONE, () => client.call('removeAchAccount', parameters, nothing, reference))
  },

  pull: async ({ reference, prn, achAccountRef, amountCents, description }) => {
    const reported = await client.call(
      'createAchTransaction',
      {
        accountNo: prn,
        achAccountId: achAccountRef,
        amount: formatAmount(amountCents),
        debitCreditIndicator: 'D',
        description: shortened(description),
      },
      created,
      reference,
    )
    return { transferRef: reported.ach_transaction_id }
  },

  getTransfer: async ({ prn, transferRef }) => {
    const reported = await client.call(
      'getAchTransactionHistory',
      { accountNo: prn, achTransactionId: transferRef },
      history,
    )
    const found = reported.transactions.find(({ ach_transaction_id }) => ach_transaction_id === transferRef)
    if (!found) throw new PartnerError('galileo', 'malformed', { call: 'getAchTransactionHistory' })
    return achOutcome(found)
  },
})

/**
 * The processor's limit. A longer text is cut in the middle, because its end contains the account's digits.
 */
const MAX_DESCRIPTION_LENGTH = 80
const shortened = (text: string): string => {
  const emails = Array.from(text)
  if (emails.length <= MAX_DESCRIPTION_LENGTH) return text
  return `${emails.slice(0, 60).join('')}… ${emails.slice(-18).join('')}`
}

/** Status `S` only means that the transfer was sent. The posting time shows that it arrived. */
const achOutcome = (reported: {
  status: string
  post_ts: string | null
  return_code: string | null
}): AchOutcome => {
  if (ENDED.has(reported.status)) return { state: 'failed', code: reported.return_code || reported.status }
  return reported.post_ts === null ? { state: 'pending' } : { state: 'completed' }
}
