/** Bill pay through Galileo (docs/partners/biller-network.md). */
import { cents, formatAmount } from '@yoursuccess/contract/core/money'
import * as z from 'zod'
import type { GalileoClient } from '../galileo/client.ts'
import { dollars, id } from '../galileo/words.ts'
import { PartnerError, unlessRefused, withOurCodes } from '../partner-error.ts'
import { arrivalOf } from './galileo-days.ts'
import { billPaymentOutcome, masksOf } from './galileo-words.ts'
import {
  ACCOUNT_NUMBER_REFUSED,
  type BillerNetwork,
  type DirectoryBiller,
  HAS_IT,
  NOT_COVERED,
} from './port.ts'

const directory = z.object({
  billers: z.array(
    z.object({
      rpps_biller_id: id,
      biller_name: z.string(),
      biller_address1: z.string(),
      biller_address2: z.string(),
      biller_city: z.string(),
      biller_state: z.string(),
      biller_postal_code: z.string(),
      biller_phone: z.string(),
      biller_class: z.string(),
      biller_account_no_patterns: z.array(z.string()),
    }),
  ),
})
const added = z.object({ biller_id: id })
const created = z.object({ billpay_transaction_id: id, adj_amount: dollars })
const history = z.object({
  bill_payments: z.array(
    z.object({ billpay_transaction_id: id, status: z.string(), reason_code: z.string().nullable() }),
  ),
})
const nothing = z.unknown()

const NOBODY = new Set(['421-01'])
/** Error codes: not found, or already removed. */
const GONE = new Set(['434-01', '434-02'])
const OUR_CODES: Readonly<Record<string, string>> = {
  '485-02': HAS_IT,
  '485-03': ACCOUNT_NUMBER_REFUSED,
  '487-01': HAS_IT,
  '433-05': NOT_COVERED,
}
const TRUSTEE = 'TRUSTEE'

export const createGalileoBillerNetwork = (client: GalileoClient): BillerNetwork => {
  const search = async (parameters: Record<string, string>): Promise<DirectoryBiller[]> => {
    const found = await unlessRefused(NOBODY, () =>
      client.call('searchBillerDirectory', parameters, directory),
    )
    return found?.billers.map(directoryBiller) ?? []
  }
  const add = async (
    call: 'addRppsBiller' | 'addPaperBiller',
    reference: string,
    parameters: Record<string, string | undefined>,
  ) => {
    const reported = await withOurCodes(OUR_CODES, () => client.call(call, parameters, added, reference))
    return { billerRef: reported.biller_id }
  }

  return {
    searchDirectory: ({ state, text }) => search({ billerName: text, billerState: state }),
    findInDirectory: async (directoryRef) =>
      // Galileo's ids have ten digits; it would refuse anything else.
      /^\d{10}$/.test(directoryRef) ? (await search({ rppsBillerId: directoryRef })).at(0) : undefined,
    addBiller: ({ reference, prn, directoryRef, accountNumber }) =>
      add('addRppsBiller', reference, {
        accountNo: prn,
        rppsBillerId: directoryRef,
        billerAccountNo: accountNumber,
      }),
    addPaperBiller: ({ reference, prn, ...biller }) =>
      add('addPaperBiller', reference, {
        accountNo: prn,
        name: biller.name,
        billerAccountNo: biller.accountNumber,
        address1: biller.address1 ?? undefined,
        address2: biller.address2 ?? undefined,
        city: biller.city,
        state: biller.state,
        postalCode: biller.postalCode,
        phone: biller.phone ?? undefined,
      }),
    removeBiller: async ({ reference, prn, billerRef }) => {
      const parameters = { accountNo: prn, billerId: billerRef }
      await unlessRefused(GONE, () => client.call('removeBiller', parameters, nothing, reference))
    },
    pay: async ({ reference, prn, billerRef, amountCents, feeCents, memo }) => {
      const parameters = {
        accountNo: prn,
        billerId: billerRef,
        amount: formatAmount(amountCents),
        feeAmount: formatAmount(feeCents),
        memo,
      }
      const reported = await withOurCodes(OUR_CODES, () =>
        client.call('createBillPayment', parameters, created, reference),
      )
      return { paymentRef: reported.billpay_transaction_id, takenCents: cents(-reported.adj_amount) }
    },
    getPayment: async ({ prn, paymentRef }) => {
      const reported = await client.call(
        'getBillPayHistory',
        { accountNo: prn, billpayTransactionId: paymentRef },
        history,
      )
      const found = reported.bill_payments.find(
        ({ billpay_transaction_id }) => billpay_transaction_id === paymentRef,
      )
      const outcome = found && billPaymentOutcome(found.status, found.reason_code ?? '')
      if (!outcome) throw new PartnerError('galileo', 'malformed', { call: 'getBillPayHistory' })
      return outcome
    },
    arrivalOf,
  }
}

const directoryBiller = (reported: z.output<typeof directory>['billers'][number]): DirectoryBiller => ({
  directoryRef: reported.rpps_biller_id,
  name: reported.biller_name,
  address1: reported.biller_address1,
  address2: reported.biller_address2 || null,
  city: reported.biller_city,
  state: reported.biller_state,
  postalCode: reported.biller_postal_code,
  phone: reported.biller_phone || null,
  accountMasks: masksOf(reported.biller_account_no_patterns),
  isTrustee: reported.biller_class === TRUSTEE,
})
