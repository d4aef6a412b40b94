import { createLinkToken, upsertAchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { withStepUp } from '../../session/session.api.ts'
import { readLinkToken, storeLinkToken } from './link-token.ts'

interface LinkPurpose {
  isEnrolling: boolean
  /** The account to verify or link again; undefined for a new one. */
  achAccountId: string | undefined
}

/** The stored token if it is for the same account. Otherwise a new one, which is then stored (FUNDING-28). */
export const linkTokenQuery = ({ isEnrolling, achAccountId }: LinkPurpose) =>
  queryOptions({
    queryKey: ['funding', 'link-token', { isEnrolling, achAccountId }],
    queryFn: async () => {
      const known = readLinkToken()
      if (known && known.achAccountId === achAccountId) return { token: known.token, wasStored: true }
      const body = {
        enrollment: isEnrolling,
        ...(achAccountId !== undefined && { ach_account_id: Number(achAccountId) }),
      }
      const { link_token: token } = await withStepUp(() => call(createLinkToken, { body }))
      storeLinkToken({ token, achAccountId })
      return { token, wasStored: false }
    },
    // Never replaced while the window is open. The next visit is another document, so the cache ends there.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isSaidByPage: true },
  })

export const useLinkAccount = () =>
  useSubmit({
    name: 'link-bank',
    isKeyed: true,
    send: (body: BodyInputOf<typeof upsertAchAccount>, idempotencyKey) =>
      call(upsertAchAccount, { body, idempotencyKey }),
  })
