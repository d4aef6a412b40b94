/** The room's door: what a customer asks of the card. Each answers with the account as it is then. */
import type { Account } from '@yoursuccess/contract/account'
import {
  commitPin,
  freezeCard,
  getCardImage,
  getReplacementFee,
  type ReplacementReason,
  requestReplacementCard,
  unfreezeCard,
} from '@yoursuccess/contract/card'
import type { BodyInputOf } from '@yoursuccess/contract/endpoint'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type CallErrorOf } from '../../lib/call.ts'
import { accountQuery, storeAccount } from '../account/account.api.ts'

export { complaintOf } from './card-complaints.ts'

/** True freezes, false unfreezes. */
export const useSetFrozen = () => {
  const client = useQueryClient()
  return useMutation<Account, CallErrorOf<typeof unfreezeCard>, boolean>({
    mutationFn: (frozen) => call(frozen ? freezeCard : unfreezeCard, {}),
    onSuccess: (account) => storeAccount(client, account),
    // Without an answer nobody knows what came of it.
    onError: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  })
}

type ReplacementForm = Pick<BodyInputOf<typeof requestReplacementCard>, 'reason' | 'auth_denial_id'>

/** One key is one order, however often it is sent. */
export const useRequestReplacement = () => {
  const client = useQueryClient()
  return useMutation<
    Account,
    CallErrorOf<typeof requestReplacementCard>,
    ReplacementForm & { idempotencyKey: string }
  >({
    mutationFn: ({ idempotencyKey, ...body }) => call(requestReplacementCard, { body, idempotencyKey }),
    onSuccess: async (account) => {
      await storeAccount(client, account)
      // A fee has moved money.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountQuery.queryKey[0] })
    },
    onError: () => client.invalidateQueries({ queryKey: accountQuery.queryKey }),
  })
}

export const replacementFeeQuery = (reason: ReplacementReason) =>
  queryOptions({
    queryKey: ['card', 'replacement-fee', reason],
    queryFn: ({ signal }) => call(getReplacementFee, { body: { reason }, signal }),
    // What it costs is asked for each form.
    staleTime: 0,
    gcTime: 0,
  })

export const useCommitPin = () => {
  const client = useQueryClient()
  return useMutation<Account, CallErrorOf<typeof commitPin>, void>({
    mutationFn: () => call(commitPin, {}),
    onSuccess: (account) => storeAccount(client, account),
  })
}

/** The address shows the card's number once: it is kept nowhere but in the screen that asked for it (AMB-120). */
export const useCardImage = () =>
  useMutation<{ url: string }, CallErrorOf<typeof getCardImage>, void>({
    mutationFn: () => call(getCardImage, {}),
    gcTime: 0,
  })
