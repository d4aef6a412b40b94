/** The dialogs of the page of amounts. Their code loads when they first open. */
import type { PlanStep } from '@yoursuccess/contract/plan/plan-steps'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const StepDialog = lazyPart(async () => (await import('./step-dialog.tsx')).StepDialog)
const LumpSumDialog = lazyPart(async () => (await import('./lump-sum-dialog.tsx')).LumpSumDialog)

export const addAmount = (plan: Plan, steps: readonly PlanStep[]): Promise<void> =>
  openDialog((close) => <StepDialog plan={plan} steps={steps} onClose={() => close(undefined)} />)

export const addLumpSum = (): Promise<void> =>
  openDialog((close) => <LumpSumDialog onClose={() => close(undefined)} />)
