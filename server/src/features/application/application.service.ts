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

/** A request waits for its own answer first; beyond this age no request is waiting for the submission. */
const FORSAKEN_AFTER_MS = 60_000
const PAGE = 100

export const applicationService = (deps: ApplicationDeps) => {
  const { database, clock } = deps
  const view = (customerId: number) => viewApplication(database.db, clock, customerId)
  const finishCheck = async (check: WaitingCheck): Promise<void> => {
    await checkIdentity(deps, { ...check, isWaitedFor: false })
  }

  return {
    /** Creates the login and the pending application of a sign-up, once for each reference. Answers the customer. */
    signUp: (person: SignUp): Promise<number> => signUp(deps, person),

    /** Throws `not_found` for a customer who never applied. */
    getApplication: view,

    saveApplication: async (customerId: number, step: Step): Promise<AccountApplication> => {
      await saveStep(deps, customerId, step)
      return view(customerId)
    },

    /** `isDecided` is false while the partner has not answered. Refusals are the other outcomes. */
    submitApplication: async (
      customerId: number,
      submission: Submission,
    ): Promise<{ isDecided: boolean; application: AccountApplication }> => {
      const outcome = await submitApplication(deps, customerId, submission)
      return { isDecided: outcome === 'approved', application: await view(customerId) }
    },

    /** Sends a code; answers when the customer may request the next one, in real time. */
    sendCode: (customerId: number, request: CodeRequest): Promise<Date> =>
      sendCode(deps, customerId, request),
    verifyPhone: (customerId: number, code: string): Promise<void> => verifyPhone(deps, customerId, code),

    listReferredApplications: () => listReferredApplications(deps),
    /** The operator's decision. Answers the customer; an approved one's account is opened by `openAccount` or a job. */
    decideReferred: (decision: { email: string; decision: 'approve' | 'reject' }): Promise<number> =>
      decideReferred(deps, decision),

    /** Calls the partner again for a submission that has no answer. Harmless when it has one. */
    finishCheck,
    /** The same for all that wait, including those whose job was given up. */
    finishForsakenChecks: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - FORSAKEN_AFTER_MS)
      await deps.forEachDue(
        (after) => listWaitingChecks(database.db, { before, after, limit: PAGE }),
        ({ customerId, reference }) => finishCheck({ customerId, reference }),
        { name: 'application.forsaken-checks' },
      )
    },
    /** Deletes sealed identity numbers that have reached their day (business time). */
    forgetNumbers: (today: CalendarDate): Promise<void> => forgetNumbers(database.db, today),
  }
}
export type ApplicationService = ReturnType<typeof applicationService>
