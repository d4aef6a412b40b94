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
  const setEarlyAccess = async (customerId: number, enabled: boolean) => {
    await account.setEarlyAccess(customerId, enabled)
    return account.getAccount(customerId)
  }
  serve.customer(enableEarlyAch, ({ caller }) => setEarlyAccess(caller.customerId, true))
  serve.customer(disableEarlyAch, ({ caller }) => setEarlyAccess(caller.customerId, false))
}
