/**
 * Chooses the verdict by the last four digits of the number, or by a name. The bank's tests and demos rely on
 * these values, which docs/partners/identity-check.md lists.
 */

/** P pass, R refer, F fail. */
export type Decision = 'P' | 'R' | 'F'
export type Reason = 'DOCUMENTS' | 'OFAC' | 'MISMATCH' | 'NOT_ELIGIBLE' | 'DUPLICATE_ID'

export interface Verdict {
  decision: Decision
  reason: Reason | null
}

export interface Applicant {
  /** Nine digits. */
  ssn: string
  firstName: string
  lastName: string
}

const PASSED: Verdict = { decision: 'P', reason: null }
const WANTS_PAPERS: Verdict = { decision: 'R', reason: 'DOCUMENTS' }
const NOT_ELIGIBLE: Verdict = { decision: 'F', reason: 'NOT_ELIGIBLE' }
const MISMATCH: Verdict = { decision: 'F', reason: 'MISMATCH' }
export const DUPLICATE_ID: Verdict = { decision: 'F', reason: 'DUPLICATE_ID' }

const BY_ENDING: Record<string, Verdict> = {
  4001: WANTS_PAPERS,
  4002: NOT_ELIGIBLE,
  4003: MISMATCH,
  4005: PASSED,
  4006: { decision: 'R', reason: 'OFAC' },
  4007: DUPLICATE_ID,
}
const BY_LAST_NAME: Record<string, Verdict> = { review: WANTS_PAPERS, denied: NOT_ELIGIBLE }
const BY_FIRST_NAME: Record<string, Verdict> = {
  document: WANTS_PAPERS,
  suspended: NOT_ELIGIBLE,
  retry: MISMATCH,
}

/** The verdict on a person whose number has no account yet. The last four digits have priority over names. */
export const verdictOf = ({ ssn, firstName, lastName }: Applicant): Verdict =>
  BY_ENDING[endingOf(ssn)] ??
  BY_LAST_NAME[lastName.toLowerCase()] ??
  BY_FIRST_NAME[firstName.toLowerCase()] ??
  PASSED

/**
 * Errors to report, as sentences for the applicant, by parameter name. Empty unless the number ends in 4004.
 */
export const parameterErrors = ({ ssn }: Pick<Applicant, 'ssn'>): Record<string, string> =>
  endingOf(ssn) === '4004'
    ? {
        dateOfBirth: 'Date of birth could not be confirmed',
        address1: 'Street address could not be found',
      }
    : {}

/** Whether the first reply for this number is lost, although the work is done. */
export const losesAnswer = (ssn: string): boolean => endingOf(ssn) === '4005'

export const endingOf = (ssn: string): string => ssn.slice(-4)
