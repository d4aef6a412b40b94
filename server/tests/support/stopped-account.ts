/**
 * An account that got back more than it paid. The test plants this at the processor, and an audit finds it.
 */
import type { MoneyStopped } from '@yoursuccess/contract/operator/operations'
import { auditBank } from './audit.ts'
import type { TestBank, TestCustomer } from './test-bank.ts'

/** A merchant takes $100 and returns $150, so the balance rises by $50. */
export const giveBackTooMuch = async (bank: TestBank, { prn }: Pick<TestCustomer, 'prn'>): Promise<void> => {
  const { id } = await bank.control<{ id: number }>(`/cards/${prn}/authorizations`, {
    merchant: 'GENEROUS SHOP',
    amount: '100.00',
  })
  const { transactions } = await bank.control<{ transactions: { id: number }[] }>(
    `/authorizations/${id}/settle`,
    {},
  )
  await bank.control(`/accounts/${prn}/deposits`, {
    kind: 'refund',
    amount: '150.00',
    description: 'GENEROUS SHOP',
    refunds: transactions[0]?.id,
  })
  await bank.settle()
}

export const runAudit = async (bank: TestBank) => (await auditBank(bank)).findings

export const listStops = async (bank: TestBank): Promise<MoneyStopped[]> =>
  (await bank.operator<{ money_stops: MoneyStopped[] }>('GET', '/money_stops', undefined)).body.money_stops

export const stopOf = async (bank: TestBank, { id }: Pick<TestCustomer, 'id'>) =>
  (await listStops(bank)).find(({ customer_id }) => customer_id === id)

export const release = async (bank: TestBank, id: number | undefined, reason = 'Both books agree.') =>
  (await bank.operator('POST', '/money_stops/release', { id, reason })).status
