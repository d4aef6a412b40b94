/** A person's steps through the Link window: handles each form and chooses the next view. */
import { randomUUID } from 'node:crypto'
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import type { World } from '../../world.ts'
import {
  accountsBehind,
  CODE_OF_DEPOSIT,
  institutionOf,
  isLinkErrorCode,
  MFA_CODE,
  type LinkErrorCode,
  signIn,
} from '../banks.rules.ts'
import { listAccountsOf } from '../items.ts'
import { type LinkItem, linkItems, type LinkSession, linkSessions, type LinkState } from '../tables.ts'
import { repairLogin, typeCode } from '../verification.ts'
import { linkChosen, linkNumbers, succeed } from './finish.ts'
import type { View } from './views.ts'

const MAX_WRONG_LOGINS = 5

export interface Step {
  action: string
  fields: Record<string, string>
}

/**
 * The first view of a window. `returnedTo` is the URL to which another bank redirected the person after its
 * own sign-in.
 */
export const open = (world: World, token: string, returnedTo: string | undefined): Promise<View> =>
  inSession(world, token, async (tx, session) => {
    const { oauthStateId } = session.state
    const back =
      returnedTo !== undefined && URL.canParse(returnedTo) ? new URL(returnedTo).searchParams : undefined
    if (back && oauthStateId !== undefined && back.get('oauth_state_id') === oauthStateId) {
      const { oauthStateId: _used, ...state } = session.state
      return back.has('error')
        ? show(tx, session, { ...state, view: 'error', errorCode: 'OAUTH_STATE_INVALID' })
        : show(tx, session, { ...state, view: 'accounts', username: 'user_good' })
    }
    const item = await itemOf(tx, session)
    return show(tx, session, item ? await firstOfUpdate(tx, item) : { view: 'institutions' })
  })

export const take = (world: World, token: string, step: Step): Promise<View> =>
  inSession(world, token, (tx, session) => {
    const action = ACTIONS[step.action]
    return action ? action({ tx, world, session, fields: step.fields }) : viewOf(tx, session)
  })

const inSession = async (
  { database, clock, webhooks }: World,
  token: string,
  work: (tx: Db, session: LinkSession) => Promise<View>,
): Promise<View> => {
  const view = await database.transaction(async (tx) => {
    const [session] = await tx.select().from(linkSessions).where(eq(linkSessions.token, token)).for('update')
    const isOver =
      !session ||
      session.endedAt !== null ||
      session.expiresAt <= clock.realNow() ||
      session.wrongLogins >= MAX_WRONG_LOGINS
    return isOver ? exit('INVALID_LINK_TOKEN') : work(tx, session)
  })
  webhooks.kick()
  return view
}

interface Taking {
  tx: Db
  world: World
  session: LinkSession
  fields: Record<string, string>
}

const ACTIONS: Record<string, (taking: Taking) => Promise<View>> = {
  institution: ({ tx, session, fields }) => {
    const institution = institutionOf(fields['institution_id'])
    if (!institution) return show(tx, session, { view: 'numbers' })
    const state = { institutionId: institution.id }
    if (institution.signsIn === 'by numbers') return show(tx, session, { ...state, view: 'numbers' })
    return institution.signsIn === 'here'
      ? show(tx, session, { ...state, view: 'credentials' })
      : show(tx, session, { ...state, view: 'oauth', oauthStateId: randomUUID() })
  },

  credentials: async ({ tx, world, session, fields }) => {
    const { username = '', password = '' } = fields
    const { institutionId = '' } = session.state
    const answer = signIn(institutionId, username.trim(), password)
    const state: LinkState = { institutionId, username: username.trim() }
    if ('error' in answer) return refuse(tx, session, answer.error)
    if ('needsCode' in answer) return show(tx, session, { ...state, view: 'mfa' })
    if ('needsNumbers' in answer) return show(tx, session, { ...state, password, view: 'numbers' })
    return enter(tx, world, session, state)
  },

  mfa: ({ tx, world, session, fields }) =>
    fields['code']?.trim() === MFA_CODE
      ? enter(tx, world, session, session.state)
      : refuse(tx, session, 'INVALID_MFA'),

  accounts: async ({ tx, world, session, fields }) => {
    const { username = 'user_good' } = session.state
    const chosen = accountsBehind(username, session.legalName)[Number(fields['account'] ?? -1)]
    if (session.state.view !== 'accounts') return viewOf(tx, session)
    return chosen
      ? linkChosen(tx, world, session, chosen)
      : ({ ...(await viewOf(tx, session)), error: 'Please choose an account.' } as View)
  },

  numbers: async ({ tx, world, session, fields }) => {
    if (session.state.view !== 'numbers') return viewOf(tx, session)
    const outcome = await linkNumbers(tx, world, session, fields)
    if ('errors' in outcome)
      return {
        view: 'numbers',
        institution: institutionOf(session.state.institutionId),
        values: fields,
        ...outcome,
      }
    if (!('codeFor' in outcome)) return outcome
    await tx
      .update(linkSessions)
      .set({ itemId: outcome.codeFor.itemId })
      .where(eq(linkSessions.token, session.token))
    return show(tx, { ...session, itemId: outcome.codeFor.itemId }, { ...session.state, view: 'code' })
  },

  code: async ({ tx, world, session, fields }) => {
    const view = await viewOf(tx, session)
    const item = await itemOf(tx, session)
    if (view.view !== 'code' || !item) return view
    const typed = (fields['code'] ?? '').trim().toUpperCase()
    const result = await typeCode(tx, world, view.account, typed === CODE_OF_DEPOSIT)
    if (result === 'right') return succeed(tx, world, session, item, [view.account.accountId])
    if (result === 'wrong') return { ...view, isWrong: true }
    return show(tx, session, { ...session.state, view: 'error', errorCode: 'TOO_MANY_VERIFICATION_ATTEMPTS' })
  },

  retry: async ({ tx, session }) => {
    const item = await itemOf(tx, session)
    return show(tx, session, item ? await firstOfUpdate(tx, item) : { view: 'institutions' })
  },

  exit: async ({ session }) => {
    const { errorCode, view } = session.state
    return exit(
      errorCode !== undefined && isLinkErrorCode(errorCode) ? errorCode : null,
      view === 'mfa'
        ? 'requires_code'
        : view === 'institutions'
          ? 'institution_not_found'
          : 'requires_credentials',
    )
  },
}

/**
 * Continues after a correct login: shows the accounts to choose from or, in update mode, repairs the item's
 * login.
 */
const enter = async (tx: Db, world: World, session: LinkSession, state: LinkState): Promise<View> => {
  const item = await itemOf(tx, session)
  if (!item) return show(tx, session, { ...state, view: 'accounts' })
  await repairLogin(tx, world, item)
  return succeed(tx, world, session, item)
}

/**
 * Shows an error. After wrong credentials or a wrong code the person can retry, until the fifth ends the
 * session. Other errors have a separate view.
 */
const refuse = async (tx: Db, session: LinkSession, code: LinkErrorCode): Promise<View> => {
  if (code !== 'INVALID_CREDENTIALS' && code !== 'INVALID_MFA')
    return show(tx, session, { ...session.state, view: 'error', errorCode: code })
  const wrongLogins = session.wrongLogins + 1
  await tx.update(linkSessions).set({ wrongLogins }).where(eq(linkSessions.token, session.token))
  if (wrongLogins >= MAX_WRONG_LOGINS) return exit('INVALID_LINK_TOKEN')
  return show(tx, session, { ...session.state, errorCode: code })
}

const show = async (tx: Db, session: LinkSession, state: LinkState): Promise<View> => {
  await tx.update(linkSessions).set({ state }).where(eq(linkSessions.token, session.token))
  return viewOf(tx, { ...session, state })
}

const viewOf = async (tx: Db, session: LinkSession): Promise<View> => {
  const { view, institutionId, username = 'user_good', oauthStateId = '', errorCode } = session.state
  const institution = institutionOf(institutionId)
  const error = errorCode !== undefined && isLinkErrorCode(errorCode) ? errorCode : undefined
  switch (view) {
    case 'credentials':
    case 'mfa':
      return institution ? { view, institution, ...(error ? { error } : {}) } : { view: 'institutions' }
    case 'numbers':
      return { view, institution, values: {}, errors: {} }
    case 'accounts':
      return institution
        ? { view, institution, accounts: accountsBehind(username, session.legalName) }
        : { view: 'institutions' }
    case 'oauth':
      return institution
        ? { view, institution, href: `/link/oauth?state=${oauthStateId}&token=${session.token}` }
        : { view: 'institutions' }
    case 'code': {
      const item = await itemOf(tx, session)
      const waiting = (item ? await listAccountsOf(tx, item) : []).find(isWaiting)
      return waiting ? { view, account: waiting, isWrong: false } : { view: 'institutions' }
    }
    case 'error':
      return { view, code: error ?? 'INSTITUTION_DOWN' }
    default:
      return { view: 'institutions' }
  }
}

const isWaiting = ({ verificationStatus }: { verificationStatus: string | null }) =>
  verificationStatus === 'pending_manual_verification'

/**
 * The first view in update mode: the code of a pending micro-deposit, otherwise the login or the account
 * numbers.
 */
const firstOfUpdate = async (tx: Db, item: LinkItem): Promise<LinkState> => {
  const state = item.institutionId === null ? {} : { institutionId: item.institutionId }
  if ((await listAccountsOf(tx, item)).some(isWaiting)) return { ...state, view: 'code' }
  return { ...state, view: item.institutionId === null ? 'numbers' : 'credentials' }
}

const itemOf = async (tx: Db, session: LinkSession): Promise<LinkItem | undefined> => {
  if (session.itemId === null) return undefined
  const [item] = await tx.select().from(linkItems).where(eq(linkItems.id, session.itemId))
  return item
}

const exit = (error: LinkErrorCode | null, status = 'requires_credentials'): View => ({
  view: 'done',
  outcome: { type: 'exit', error, status },
})
