import type { AccountApplication } from '@yoursuccess/contract/application/application'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { ApplicationDeps } from './application.deps.ts'
import { checkIdentity } from './check-identity.ts'
import { forgetNumbers, listWaitingChecks } from './identity-check.queries.ts'
import { type CodeRequest, sendCode, verifyPhone } from './phone-verification.ts'
import { decideReferred, listReferredApplications } from './review-referred.ts'
import { saveStep, type Step } from './save-application.ts'
import { signUp, type SignUp } from './sign-up.ts'
import { type Submission, submitApplication, type WaitingCheck } from './submit-application.ts'
import { viewApplication } from './view-application.ts'

/** The submitting request waits for the partner itself. It has given up on a submission older than this. */
const FORSAKEN_AFTER_MS = 60_000
const PAGE = 100

export const applicationService = (deps: ApplicationDeps) => {
  const { database, clock } = deps
  const view = (customerId: number) => viewApplication(database.db, clock, customerId)
  const finishCheck = async (check: WaitingCheck): Promise<void> => {
    await checkIdentity(deps, { ...check, isWaitedFor: false })
  }

  return {
    /** Creates the login and the application, once per sign-up reference. Returns the customer's id. */
    signUp: (person: SignUp): Promise<number> => signUp(deps, person),

    /** Throws `not_found` for a customer who never applied. */
    getApplication: view,

    saveApplication: async (customerId: number, step: Step): Promise<AccountApplication> => {
      await saveStep(deps, customerId, step)
      return view(customerId)
    },

    /**
     * Submits the application. `isDecided` is true if it was approved, and false if the partner has not
     * answered yet. Throws all other results as refusals.
     */
    submitApplication: async (
      customerId: number,
      submission: Submission,
    ): Promise<{ isDecided: boolean; application: AccountApplication }> => {
      const outcome = await submitApplication(deps, customerId, submission)
      return { isDecided: outcome === 'approved', application: await view(customerId) }
    },

    /** Sends a code. Returns when the customer may request the next one (real time). */
    sendCode: (customerId: number, request: CodeRequest): Promise<Date> =>
      sendCode(deps, customerId, request),
    verifyPhone: (customerId: number, code: string): Promise<void> => verifyPhone(deps, customerId, code),

    listReferredApplications: () => listReferredApplications(deps),
    /**
     * Records the operator's decision and returns the customer's id. A job opens an approved customer's
     * account.
     */
    decideReferred: (decision: { email: string; decision: 'approve' | 'reject' }): Promise<number> =>
      decideReferred(deps, decision),

    /** Calls the partner again for a submission without a result. Does nothing if it has one. */
    finishCheck,
    /** Does the same for all waiting submissions, including those whose job ran out of retries. */
    finishAbandonedChecks: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - FORSAKEN_AFTER_MS)
      await deps.forEachDue(
        (after) => listWaitingChecks(database.db, { before, after, limit: PAGE }),
        ({ customerId, reference }) => finishCheck({ customerId, reference }),
        { name: 'application.forsaken-checks' },
      )
    },
    /** Deletes sealed identity numbers that are due for deletion on `today` (business time). */
    forgetNumbers: (today: CalendarDate): Promise<void> => forgetNumbers(database.db, today),
  }
}
export type ApplicationService = ReturnType<typeof applicationService>
