/** Second accounts and transfers between accounts through Galileo (docs/partners/second-accounts.md). */
import { formatAmount } from '@yoursuccess/contract/core/money'
import * as z from 'zod'
import { NOT_COVERED } from '../biller-network/port.ts'
import type { GalileoClient } from '../galileo/client.ts'
import { id } from '../galileo/words.ts'
import { PartnerError, withOurCodes } from '../partner-error.ts'
import { prn as prnShape } from './galileo-replies.ts'
import { type CardProcessor, HAS_PRODUCT, OVER_LIMIT, RECEIVER_REFUSED } from './port.ts'

const added = z.object({ pmt_ref_no: prnShape })
const moved = z.object({ adjustment_trans_id: id, payment_trans_id: id })

const OUR_CODES = {
  '456-03': HAS_PRODUCT,
  '445-01': RECEIVER_REFUSED,
  '445-02': RECEIVER_REFUSED,
  '445-03': RECEIVER_REFUSED,
  '445-04': OVER_LIMIT,
  '445-05': OVER_LIMIT,
  '445-06': NOT_COVERED,
} as const
/** An earlier attempt is in process, so the money may still move. */
const IN_PROCESS = '445-08'

export const createGalileoSecondAccounts = (
  client: GalileoClient,
  setAsideProductId: string,
): Pick<CardProcessor, 'addAccount' | 'createAccountTransfer'> => ({
  addAccount: async ({ prn, reference }) => {
    const parameters = { accountNo: prn, prodId: setAsideProductId }
    const reported = await withOurCodes(OUR_CODES, () =>
      client.call('addAccount', parameters, added, reference),
    )
    return { prn: reported.pmt_ref_no }
  },

  createAccountTransfer: async ({ fromPrn, toPrn, amountCents, details, reference }) => {
    const parameters = {
      accountNo: fromPrn,
      amount: formatAmount(amountCents),
      transferToAccountNo: toPrn,
      message: details,
    }
    const reported = await withOurCodes(OUR_CODES, () =>
      unlessInProcess(() => client.call('createAccountTransfer', parameters, moved, reference)),
    )
    return { sentId: reported.adjustment_trans_id, receivedId: reported.payment_trans_id }
  },
})

/** Throws `timeout` instead of `refused` while the outcome is open, because a refusal ends a money order. */
const unlessInProcess = async <Reply>(work: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PartnerError) || error.code !== IN_PROCESS) throw error
    throw new PartnerError('galileo', 'timeout', {
      call: 'createAccountTransfer',
      code: IN_PROCESS,
      cause: error,
    })
  }
}
