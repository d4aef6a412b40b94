/** A customer with a linked account at another bank, as the bank would link one. */
import { callGalileo, openCustomer } from './customer.ts'
import type { TestSandbox } from './sandbox.ts'

export interface Transfer {
  ach_transaction_id: string
  status: string
  post_ts: string | null
  return_code: string | null
  [field: string]: unknown
}

export const openLinkedCustomer = async (
  sandbox: TestSandbox,
  {
    name = 'Other Checking',
    achAccountNo = '1111222233330000',
  }: { name?: string; achAccountNo?: string } = {},
) => {
  const { prn, history } = await openCustomer(sandbox, 'linked@example.com')
  const call = (endpoint: string, parameters: Record<string, string> = {}) =>
    callGalileo(sandbox, endpoint, { accountNo: prn, ...parameters })
  const added = await call('addAchAccount', { achRoutingNo: '021000021', achAccountNo, type: 'C', name })
  const achAccountId = (added.response_data['ach_account'] as { ach_account_id: string }).ach_account_id

  const create = (debitCreditIndicator: 'C' | 'D', amount: string, more: Record<string, string> = {}) =>
    call('createAchTransaction', { achAccountId, amount, debitCreditIndicator, ...more })
  const one = async (id: string): Promise<Transfer> => {
    const answer = await call('getAchTransactionHistory', { achTransactionId: id })
    const [found] = answer.response_data['transactions'] as Transfer[]
    if (!found) throw new Error(`no transfer ${id}`)
    return found
  }
  /** Creates a pull and returns its id. Throws if it is refused. */
  const pull = async (amount: string) => idOf(await create('D', amount))
  const push = async (amount: string) => idOf(await create('C', amount))
  const balance = async () => (await call('getBalance')).response_data['posted_balance'] as number
  return { prn, history, call, achAccountId, create, pull, push, one, balance }
}

const idOf = (answer: { status_code: number | string; response_data: Record<string, unknown> }): string => {
  if (answer.status_code !== 0) throw new Error(`the transfer was refused: ${answer.status_code}`)
  return String(answer.response_data['ach_transaction_id'])
}

export type LinkedCustomer = Awaited<ReturnType<typeof openLinkedCustomer>>
