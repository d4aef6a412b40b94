/** Opens the set-aside. We record the request, call the processor with our reference, then record the reply. */
import { DEFAULT_KEEP_BACK } from '@yoursuccess/contract/setaside/set-aside'
import type { Db } from '@yoursuccess/database/database'
import { followUp, partnerWork } from '../../jobs/partner-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { audit } from '../../security/audit/audit.ts'
import type { SetasideDeps } from './setaside.deps.ts'
import { changeState, findSetAside, insertSetAside, listInState, recordOpened } from './set-asides.queries.ts'

interface OpenJob {
  customerId: number
}
/** The request makes the first attempt; the job retries. */
const OPEN_SET_ASIDE = { name: 'setaside.open', delaySeconds: 10 } as const

/** Opens it, or opens it again after it was closed. Does nothing if it is open. */
export const openSetAside = async (deps: SetasideDeps, customerId: number): Promise<void> => {
  await deps.database.transaction((tx) => recordRequest(deps, tx, customerId))
  await openingWork(deps).send({ customerId }).catch(unlessPartnerError)
}

const recordRequest = async (
  { clock, queue, plan }: SetasideDeps,
  tx: Db,
  customerId: number,
): Promise<void> => {
  await plan.lock(tx, customerId)
  const row = await findSetAside(tx, customerId)
  const auditRequest = async (action: 'set_aside.requested' | 'set_aside.reopened') => {
    await audit(tx, clock.realNow(), 'customer', action, { customerId, subject: subjectOf(customerId) })
  }
  if (!row) {
    await insertSetAside(tx, { customerId, keepBackCents: DEFAULT_KEEP_BACK, requestedAt: clock.now() })
    await queue.send<OpenJob>(tx, OPEN_SET_ASIDE, { customerId })
    await auditRequest('set_aside.requested')
  } else if (await changeState(tx, customerId, ['closed'], { state: 'open', closedAt: null })) {
    // The processor keeps the account, empty.
    await auditRequest('set_aside.reopened')
  }
}

const openingWork = (deps: SetasideDeps) => {
  const { database, processor, clock } = deps
  return partnerWork(deps, {
    find: ({ customerId }: OpenJob) => findSetAside(database.db, customerId),
    isUnsent: ({ state }) => state === 'opening',
    send: async ({ customerId }, mainPrn) => {
      const { prn } = await processor.addAccount({ prn: mainPrn, reference: `set-aside-${customerId}` })
      return async (tx) => {
        if (!(await recordOpened(tx, customerId, { prn, openedAt: clock.now() }))) return
        await audit(tx, clock.realNow(), 'galileo', 'set_aside.opened', {
          customerId,
          subject: subjectOf(customerId),
        })
      }
    },
    // Nothing was opened. Whatever prevents it, a later attempt may succeed.
    refused: () => undefined,
  })
}

export const openSetAsideJob = (deps: SetasideDeps): Job<OpenJob> => ({
  ...OPEN_SET_ASIDE,
  run: openingWork(deps).send,
})

export const followUpOpeningsJob = (deps: SetasideDeps): Job<Record<string, never>> =>
  followUp(deps, openingWork(deps), {
    name: 'setaside.follow-up-openings',
    schedule: '*/10 * * * *',
    sentBy: OPEN_SET_ASIDE,
    lists: { 'setaside.openings': (db, after, limit) => listInState(db, 'opening', after, limit) },
    key: 'customerId',
  })

/** A customer has one set-aside, so it has the customer's id. */
export const subjectOf = (customerId: number): string => `set_aside:${customerId}`
