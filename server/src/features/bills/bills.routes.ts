import {
  createBillPayment,
  listBillPayments,
  previewBillPayment,
} from '@yoursuccess/contract/bills/bill-payments'
import { deleteBillReminder, setBillReminder } from '@yoursuccess/contract/bills/bill-reminders'
import { downloadBillReport } from '@yoursuccess/contract/bills/bill-report'
import {
  addBiller,
  addPaperBiller,
  deleteBiller,
  listBillers,
  searchBillers,
} from '@yoursuccess/contract/bills/billers'
import type { Serve } from '../../http/serve.ts'
import type { BillsService } from './bills.service.ts'

export const billsRoutes = (serve: Serve, bills: BillsService): void => {
  serve.customer(listBillers, ({ caller, query }) => bills.listBillers(caller.customerId, query))
  serve.customer(searchBillers, async ({ body: { search_params } }) => ({
    response_data: {
      table: {
        billers: await bills.searchBillers({
          state: search_params.state,
          text: search_params.search_text,
        }),
      },
    },
  }))
  serve.customer(addBiller, ({ caller, body: { biller }, once }) => {
    const form = {
      directoryRef: biller.rpps_biller_id,
      accountNumber: biller.biller_account_number,
      category: biller.biller_category,
    }
    return bills.addDirectoryBiller(caller.customerId, form, once)
  })
  serve.customer(addPaperBiller, ({ caller, body: { biller }, once }) => {
    const form = {
      name: biller.biller_name,
      accountNumber: biller.biller_account_number,
      address1: biller.biller_address_1,
      address2: biller.biller_address_2,
      city: biller.biller_city,
      state: biller.biller_state,
      postalCode: biller.biller_zip,
      phone: biller.biller_phone,
      isTrustee: biller.is_trustee ?? false,
    }
    return bills.addPaperBiller(caller.customerId, form, once)
  })
  serve.customer(deleteBiller, async ({ caller, params }) => {
    await bills.removeBiller(caller.customerId, params.id)
    return undefined
  })

  serve.customer(listBillPayments, ({ caller, query }) => bills.listPayments(caller.customerId, query))
  serve.customer(previewBillPayment, ({ caller, params, query }) =>
    bills.previewPayment(caller.customerId, { billerId: params.id, amount: query.amount }),
  )
  serve.customer(createBillPayment, async ({ caller, body, idempotencyKey }) => {
    const { amount, biller_id, from } = body.bill_payment
    // Without the account, if it is the main one: keys of requests that named none keep their replies.
    const form = { amount, billerId: biller_id, ...(from === 'set_aside' && { from }) }
    return { bill_payment: await bills.createPayment(caller.customerId, form, idempotencyKey) }
  })
  serve.customer(downloadBillReport, ({ caller, query, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="bill-payment-report.pdf"')
    return bills.makeReport(caller.customerId, {
      billerIds: query.selected_biller_ids,
      from: query.start_date,
      to: query.end_date,
    })
  })

  serve.customer(setBillReminder, ({ caller, body, once }) => {
    const form = { billerId: body.biller_id, startsOn: body.next_reminder }
    return once(async (tx) => ({ reminder: await bills.setReminder(tx, caller.customerId, form) }))
  })
  serve.customer(deleteBillReminder, async ({ caller, params }) => {
    await bills.removeReminder(caller.customerId, params.id)
    return undefined
  })
}
