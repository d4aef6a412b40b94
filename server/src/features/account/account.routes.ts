import { getAccount, getBalance } from '@yoursuccess/contract/account'
import type { Serve } from '../../http/serve.ts'
import type { AccountService } from './account.service.ts'

export const accountRoutes = (serve: Serve, account: AccountService): void => {
  serve.customer(getAccount, ({ caller }) => account.getAccount(caller.customerId))
  serve.customer(getBalance, ({ caller }) => account.getBalance(caller.customerId))
}
