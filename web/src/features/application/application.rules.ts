import type { ApplicationStep } from '@yoursuccess/contract/application/application'
import { paths } from '../../lib/paths.ts'

/** The steps in their order, with their addresses. Kept free of the contract's schemas: the guard of every page needs it. */
export const STEP_PATHS = {
  personal_information: paths.personalInformation,
  address: paths.address,
  identification: paths.identification,
  review: paths.review,
} as const satisfies Record<ApplicationStep, string>

const STEPS = Object.keys(STEP_PATHS) as ApplicationStep[]

/** Counted from 1, as people do. */
export const numberOf = (step: ApplicationStep): number => STEPS.indexOf(step) + 1

export const stepAt = (path: string): ApplicationStep | undefined =>
  STEPS.find((step) => STEP_PATHS[step] === path)

/**
 * True for a step that was not reached yet. The review is reached with the identification: the server learns of that
 * step only with the submission (APPLICATION-31).
 */
export const isAhead = (step: ApplicationStep, furthest: ApplicationStep): boolean =>
  numberOf(step) > numberOf(furthest) && !(step === 'review' && furthest === 'identification')
