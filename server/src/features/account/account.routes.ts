import {
  disableEarlyAch,
  enableEarlyAch,
  getAccount,
  getBalance,
} from '@yoursuccess/contract/account/account'
import type { Serve } from '../../http/serve.ts'
import type { AccountService } from './account.service.ts'

export const accountRoutes = (serve: Serve, account: AccountService): void => {
  serve.customer(getAccount, ({ caller }) => account.getAccount(caller.customerId))
  serve.customer(getBalance, ({ caller }) => account.getBalance(caller.customerId))
  const setEarlyAccess = async (customerId: number, enabled: boolean, requestId: string) => {
    await account.setEarlyAccess(customerId, enabled, requestId)
    return account.getAccount(customerId)
  }
  serve.customer(enableEarlyAch, ({ caller, request }) => setEarlyAccess(caller.customerId, true, request.id))
  serve.customer(disableEarlyAch, ({ caller, request }) =>
    setEarlyAccess(caller.customerId, false, request.id),
  )
}
