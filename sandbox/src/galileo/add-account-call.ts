/** addAccount: opens a second account, which has no card (docs/partners/second-accounts.md). */
import * as z from 'zod'
import { addAccount as openSecond, hasProduct } from '../ledger/customers.ts'
import { accountNo, writeCall } from './call.ts'
import { CallRefused, unknownAccount } from './envelope.ts'

const secondAccount = z.object({
  /** The holder's first account. */
  accountNo,
  prodId: z.string().regex(/^\d{1,10}$/),
})

export const addAccount = writeCall(
  'addAccount',
  secondAccount,
  async (tx, primary, { prodId }, { clock, config }) => {
    if (primary.status !== 'N') throw unknownAccount()
    if (prodId !== config.galileo.setAsideProductId) throw new CallRefused('456-01', 'Product not supported')
    if (primary.primaryId !== null)
      throw new CallRefused('456-08', 'Secondary accounts cannot be added to secondary accounts')
    if (await hasProduct(tx, primary, prodId))
      throw new CallRefused('456-03', 'Customer already has this product')
    const added = await openSecond(tx, primary, prodId, clock.now())
    return {
      pmt_ref_no: added.prn,
      product_id: prodId,
      galileo_account_number: String(added.id),
      card_id: null,
    }
  },
)
