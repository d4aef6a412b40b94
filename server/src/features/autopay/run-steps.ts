import type { AutopayDeps } from './autopay.deps.ts'
import type { Balances, Step } from './send-planned.ts'

/** Each step moves money, sends a payment, or sees that balances changed meanwhile. */
const MAX_STEPS = 12

/** Takes steps until nothing more is to be done. Throws PartnerError if it must be continued later. */
export const runSteps = async (
  { setAside }: Pick<AutopayDeps, 'setAside'>,
  customerId: number,
  takeStep: (balances: Balances | undefined) => Promise<Step>,
): Promise<void> => {
  let balances: Balances | undefined
  for (let count = 0; count < MAX_STEPS; count++) {
    const step = await takeStep(balances)
    if (step.act === 'done') return
    if (step.act === 'move') await setAside.sendMove({ customerId, id: step.id })
    balances = await setAside.readBalances(customerId)
  }
  throw new Error('the balances of a customer with autopay changed all the time')
}
