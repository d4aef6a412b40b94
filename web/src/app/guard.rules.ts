/**
 * Who may open which page (FRAME-01). This only selects screens: the server decides for each call what may be
 * read or done.
 */
import type { Feature } from '@yoursuccess/contract/core/access'
import type { AccountApplication } from '@yoursuccess/contract/application/application'
import type { User } from '@yoursuccess/contract/session/session'
import { isAhead, STEP_PATHS, stepAt } from '../features/application/application.rules.ts'
import { paths } from '../lib/paths.ts'
import { bareOf, isOfAccount, isOwnPath, isPublic, isUnder } from './areas.rules.ts'

/**
 * A visitor's progress toward an account. `unapproved` is an applicant whose application isn't loaded (yet).
 */
export type Stage =
  | 'anonymous'
  | 'unapproved'
  | 'applicant'
  | 'beingChecked'
  | 'referred'
  | 'denied'
  | 'approved'
  | 'closedUnfunded'
  | 'closed'
export type Area =
  | 'public'
  | 'applicationEntry'
  | 'applicationStep'
  | 'review'
  | 'referredPage'
  | 'deniedPage'
  /** An address under the application that has no page: "Page not found". */
  | 'applicationElsewhere'
  | 'account'
  | 'fundingChoice'
  | 'closedPage'
  | 'free'
/**
 * Where the visitor is redirected; `open` means not at all. `step` is the furthest application step, and
 * `reached` redirects there only from a later step. `home` is the user's redirectPath or the dashboard,
 * `dashboard` is always the dashboard (FRAME-11), and `return` is the page last requested or seen, or else
 * `home`.
 */
type Answer =
  | 'open'
  | 'landing'
  | 'application'
  | 'step'
  | 'reached'
  | 'review'
  | 'referred'
  | 'denied'
  | 'home'
  | 'dashboard'
  | 'return'
  | 'closed'
type Row = Record<Exclude<Area, 'free'>, Answer>

const allOf = (answer: Answer): Row => ({
  public: answer,
  applicationEntry: answer,
  applicationStep: answer,
  review: answer,
  referredPage: answer,
  deniedPage: answer,
  applicationElsewhere: answer,
  account: answer,
  fundingChoice: answer,
  closedPage: answer,
})
/** Applicants can open only the application. `answer` applies to its pages. */
const applying = (answer: Answer): Row => ({
  ...allOf(answer),
  public: 'application',
  applicationElsewhere: 'open',
  account: 'application',
  fundingChoice: 'application',
  closedPage: 'application',
})
const closed: Row = { ...allOf('closed'), fundingChoice: 'open', closedPage: 'open' }

const ANSWERS: Record<Stage, Row> = {
  anonymous: { ...allOf('landing'), public: 'open' },
  unapproved: applying('open'),
  applicant: { ...applying('step'), applicationStep: 'reached', review: 'reached' },
  beingChecked: { ...applying('review'), review: 'open' },
  referred: { ...applying('referred'), referredPage: 'open' },
  denied: { ...applying('denied'), deniedPage: 'open' },
  approved: {
    ...allOf('home'),
    public: 'return',
    account: 'open',
    fundingChoice: 'open',
    closedPage: 'dashboard',
  },
  closedUnfunded: closed,
  closed,
}

/** Pages that exist only for customers with a feature. Without it they are "Page not found" (FRAME-16). */
const FEATURE_BELOW: readonly (readonly [root: string, feature: Feature])[] = [
  [paths.plan, 'planTools'],
  [paths.tracker, 'paymentTracker'],
  [paths.paycheck, 'planTools'],
  [paths.bills, 'billPay'],
  [paths.addPaperBiller, 'paperBillPay'],
  [`${paths.funding}/plaid`, 'plaid'],
  [`${paths.enrollmentFunding}/plaid`, 'plaid'],
  [`${paths.funding}/ach/recurring-transfers`, 'recurring_transfers'],
  [`${paths.enrollmentFunding}/ach/recurring-transfers`, 'recurring_transfers'],
]

const EXACT: Readonly<Record<string, Area>> = {
  [paths.funding]: 'fundingChoice',
  [paths.closed]: 'closedPage',
  [paths.application]: 'applicationEntry',
  [paths.review]: 'review',
  [paths.applicationReferred]: 'referredPage',
  [paths.applicationDenied]: 'deniedPage',
}

export const areaOf = (path: string): Area => {
  const bare = bareOf(path)
  if (isPublic(bare)) return 'public'
  if (stepAt(bare) && bare !== paths.review) return 'applicationStep'
  if (EXACT[bare]) return EXACT[bare]
  if (isUnder(bare, paths.application)) return 'applicationElsewhere'
  return isOfAccount(bare) ? 'account' : 'free'
}

/**
 * True for the pages of the application. For these the guard also needs the application, not only the user.
 */
export const isOfApplication = (path: string): boolean => isUnder(bareOf(path), paths.application)

export const featuresOf = (path: string): Feature[] =>
  FEATURE_BELOW.filter(([root]) => isUnder(bareOf(path), root)).map(([, feature]) => feature)

type Application = Pick<AccountApplication, 'status' | 'submitted_at' | 'furthest_enrollment_step'>

export const stageOf = (user: User | undefined, application?: Application): Stage => {
  if (!user) return 'anonymous'
  if (user.has_approved_account_application) {
    if (!user.has_closed_account) return 'approved'
    return user.closed_account_reason === 'lack_of_funding' ? 'closedUnfunded' : 'closed'
  }
  if (!application) return 'unapproved'
  if (application.status === 'referred') return 'referred'
  if (application.status === 'rejected') return 'denied'
  // The application is approved but the user isn't yet: the account is being opened (docs/decisions/0040).
  return application.submitted_at || application.status === 'approved' ? 'beingChecked' : 'applicant'
}

export interface Visit {
  path: string
  user?: User | undefined
  /** Loaded if the path is a page of the application. */
  application?: Application | undefined
  /** Paths to return to, best first. */
  remembered?: readonly (string | undefined)[]
}

/** Where to redirect instead of `path`; undefined when the visitor may open it. */
export const redirectFor = ({ path, user, application, remembered = [] }: Visit): string | undefined => {
  const area = areaOf(path)
  if (area === 'free') return undefined
  const home = firstOwn(user?.redirectPath) ?? paths.dashboard
  const furthest = application?.furthest_enrollment_step ?? 'personal_information'
  const step = stepAt(bareOf(path))
  const places: Record<Answer, string | undefined> = {
    open: undefined,
    landing: paths.landing,
    application: paths.application,
    step: STEP_PATHS[furthest],
    reached: step && isAhead(step, furthest) ? STEP_PATHS[furthest] : undefined,
    review: paths.review,
    referred: paths.applicationReferred,
    denied: paths.applicationDenied,
    closed: paths.closed,
    dashboard: paths.dashboard,
    home,
    return: firstOwn(...remembered) ?? home,
  }
  return places[ANSWERS[stageOf(user, application)][area]]
}

const firstOwn = (...candidates: readonly (string | null | undefined)[]) =>
  candidates.find((path): path is string => typeof path === 'string' && isOwnPath(path))
