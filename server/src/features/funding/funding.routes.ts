import {
  createAchAccount,
  createLinkToken,
  deleteAchAccount,
  getAchAccount,
  listAchAccounts,
  upsertAchAccount,
} from '@yoursuccess/contract/funding/ach-accounts'
import {
  cancelAchTransaction,
  createAchTransaction,
  listAchTransactions,
} from '@yoursuccess/contract/funding/ach-transactions'
import { getDirectDepositForm } from '@yoursuccess/contract/funding/direct-deposit'
import {
  createRecurringTransfer,
  deleteRecurringTransfer,
  getRecurringTransfer,
  listRecurringTransfers,
} from '@yoursuccess/contract/funding/recurring-transfers'
import type { CustomerCall, Serve } from '../../http/serve.ts'
import { refuseCommon } from '../../http/refusal.ts'
import type { FundingService } from './funding.service.ts'
import { NO_ACCOUNT_SELECTED } from '@yoursuccess/contract/funding/funding.messages'

type LinkingCall = Pick<
  CustomerCall<typeof upsertAchAccount>,
  'caller' | 'body' | 'idempotencyKey' | 'request'
>

export const fundingRoutes = (serve: Serve, funding: FundingService): void => {
  serve.customer(listAchAccounts, ({ caller, query }) => funding.listAchAccounts(caller.customerId, query))
  serve.customer(getAchAccount, ({ caller, params }) => funding.getAchAccount(caller.customerId, params.id))
  serve.customer(deleteAchAccount, async ({ caller, params }) => {
    await funding.removeAchAccount(caller.customerId, params.id)
    return undefined
  })
  serve.customer(createLinkToken, async ({ caller, body }) => ({
    link_token: await funding.createLinkToken(caller.customerId, {
      enrollment: body.enrollment,
      achAccountId: body.ach_account_id ?? undefined,
    }),
  }))
  const link = ({ caller, body, idempotencyKey }: LinkingCall) =>
    funding.linkAccount(
      caller.customerId,
      { publicToken: body.public_token, accountRef: body.account_id },
      idempotencyKey,
    )
  serve.customer(upsertAchAccount, link)
  serve.customer(createAchAccount, link)

  serve.customer(listAchTransactions, ({ caller, query }) =>
    query.status === 'pending'
      ? funding.listPending(caller.customerId)
      : funding.listTransfers(caller.customerId, query),
  )
  serve.customer(createAchTransaction, async ({ caller, body, idempotencyKey }) => {
    const { amount, achAccountId, ach_account_id } = body.ach_transaction
    const named = [ach_account_id, achAccountId].filter((id) => id !== undefined)
    if (named.length === 0)
      throw refuseCommon('invalid_input', { errors: { selectedAccount: [NO_ACCOUNT_SELECTED] } })
    return {
      ach_transaction: await funding.createTransfer(
        caller.customerId,
        { amount, achAccountIds: named },
        idempotencyKey,
      ),
    }
  })
  serve.customer(cancelAchTransaction, async ({ caller, params }) => {
    await funding.cancelTransfer(caller.customerId, params.id)
    return undefined
  })

  serve.customer(listRecurringTransfers, ({ caller, query }) =>
    funding.listRecurring(caller.customerId, query),
  )
  serve.customer(getRecurringTransfer, ({ caller, params }) =>
    funding.getRecurring(caller.customerId, params.id),
  )
  serve.customer(createRecurringTransfer, ({ caller, body, idempotencyKey }) => {
    const { amount, interval, next_run_on, ach_account_id } = body.recurring_transfer
    const form = { amount, interval, startsOn: next_run_on, achAccountId: ach_account_id }
    return funding.createRecurring(caller.customerId, form, idempotencyKey)
  })
  serve.customer(deleteRecurringTransfer, async ({ caller, params }) => {
    await funding.stopRecurring(caller.customerId, params.id)
    return undefined
  })

  serve.customer(getDirectDepositForm, ({ caller, query, reply }) => {
    void reply.header('content-disposition', 'inline; filename="direct-deposit-form.pdf"')
    return funding.makeDirectDepositForm(caller.customerId, query)
  })
}
