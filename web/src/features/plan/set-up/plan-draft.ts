/** What a customer typed in the set-up and has not saved yet, by step. Only in this tab (docs/decisions/0182). */
import { readTabStored, storeInTab } from '../../../lib/storage.ts'
import type { PlanValues } from '../facts/plan-values.ts'
import { isSetUpStep, SET_UP_STEPS, type SetUpStep } from './set-up-order.ts'

type Drafts = Partial<Record<SetUpStep, Partial<PlanValues>>>

export const readDraft = (step: SetUpStep): Partial<PlanValues> => readDrafts()[step] ?? {}

/** Undefined removes the draft. */
export const keepDraft = (step: SetUpStep, values: Partial<PlanValues> | undefined): void => {
  const { [step]: _, ...others } = readDrafts()
  const drafts: Drafts = values ? { ...others, [step]: values } : others
  storeInTab('ys.plan-draft', Object.keys(drafts).length === 0 ? undefined : JSON.stringify(drafts))
}

/** The first step with something that is not saved. */
export const draftedStep = (): SetUpStep | undefined => {
  const drafts = readDrafts()
  return SET_UP_STEPS.find((step) => drafts[step])
}

const readDrafts = (): Drafts => {
  try {
    const drafts = JSON.parse(readTabStored('ys.plan-draft') ?? '{}') as Drafts
    return Object.keys(drafts).every(isSetUpStep) ? drafts : {}
  } catch {
    return {}
  }
}
