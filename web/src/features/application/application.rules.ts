import type { ApplicationStep } from '@yoursuccess/contract/application/application'
import { paths } from '../../lib/paths.ts'

/**
 * The steps in order, with their addresses. This file imports no schemas of the contract, because the guard
 * of every page imports it.
 */
export const STEP_PATHS = {
  personal_information: paths.personalInformation,
  address: paths.address,
  identification: paths.identification,
  review: paths.review,
} as const satisfies Record<ApplicationStep, string>

const STEPS = Object.keys(STEP_PATHS) as ApplicationStep[]

/** The step's number, counted from 1. */
export const numberOf = (step: ApplicationStep): number => STEPS.indexOf(step) + 1

export const stepAt = (path: string): ApplicationStep | undefined =>
  STEPS.find((step) => STEP_PATHS[step] === path)

/**
 * True for a step that the applicant hasn't reached yet. The identification step also unlocks the review: the
 * server learns of identification only with the submission (APPLICATION-31).
 */
export const isAhead = (step: ApplicationStep, furthest: ApplicationStep): boolean =>
  numberOf(step) > numberOf(furthest) && !(step === 'review' && furthest === 'identification')
