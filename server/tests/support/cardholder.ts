/** Short helpers for what a customer does with the card. */
import type { Account } from '@yoursuccess/contract/account/account'
import type { TestBank, TestCustomer } from './test-bank.ts'

export type Refused = { code: string }
interface Purchase {
  approved: boolean
  id: number
  reason?: string
}

export const cardholder = (bank: () => TestBank, customer: () => TestCustomer) => {
  const act = <Body = Account>(what: string, body?: unknown) =>
    customer().post<Body>(`/api/account/${what}`, body)
  const card = async () => (await customer().get<Account>('/api/account')).body.current_card
  const pay = (amount: string) =>
    bank().control(`/accounts/${customer().prn}/deposits`, { kind: 'payroll', amount, description: 'PAY' })
  const buy = (merchant = 'SHOP', amount = '10.00') =>
    bank().control<Purchase>(`/cards/${customer().prn}/authorizations`, { merchant, amount })
  /**
   * Plants a fault for the test's next call. Settles first, because the job that orders the account's first
   * card would use up the fault.
   */
  const fault = async (call: string, action: string, times = 1) => {
    await bank().settle()
    await bank().control('/faults', { partner: 'galileo', call, action, times })
  }
  const callsOf = async (call: string) =>
    (await bank().look<{ call: string; request: Record<string, string> }[]>('/journal')).filter(
      (each) => each.call === call && each.request['accountNo'] === customer().prn,
    )
  return { act, card, pay, buy, fault, callsOf }
}
