/** The feature's API calls for the card. Each change replies with the updated account. */
import {
  commitPin,
  freezeCard,
  getCardImage,
  getReplacementFee,
  type ReplacementReason,
  requestReplacementCard,
  unfreezeCard,
} from '@yoursuccess/contract/card/card'
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { accountQuery, storeAccount } from '../account/account.api.ts'

export { cardError } from './card-errors.ts'
export { authDenialQuery, useOpenAlert } from './open-alert.ts'

/**
 * Reloads the account after a failed call, because the change may have been made, and throws the error again.
 */
export const reread =
  (client: QueryClient) =>
  (error: unknown): never => {
    void client.invalidateQueries({ queryKey: accountQuery.queryKey })
    throw error
  }

/** Submit true to freeze the card, false to unfreeze it. */
export const useSetFrozen = () =>
  useSubmit({
    name: 'freeze-card',
    send: (frozen: boolean, _key, client) =>
      call(frozen ? freezeCard : unfreezeCard, {}).catch(reread(client)),
    onSuccess: (account, client) => storeAccount(client, account),
  })

type ReplacementForm = Pick<BodyInputOf<typeof requestReplacementCard>, 'reason' | 'auth_denial_id'>

export const useRequestReplacement = () =>
  useSubmit({
    name: 'replace-card',
    isKeyed: true,
    send: (body: ReplacementForm, idempotencyKey, client) =>
      call(requestReplacementCard, { body, idempotencyKey }).catch(reread(client)),
    onSuccess: async (account, client) => {
      await storeAccount(client, account)
      // Reloads everything else, because a fee changes the balance.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountQuery.queryKey[0] })
    },
  })

export const replacementFeeQuery = (reason: ReplacementReason) =>
  queryOptions({
    queryKey: ['card', 'replacement-fee', reason],
    queryFn: ({ signal }) => call(getReplacementFee, { body: { reason }, signal }),
    // Never cached, so that each form shows the current fee.
    staleTime: 0,
    gcTime: 0,
  })

export const useCommitPin = () =>
  useSubmit({
    name: 'set-pin',
    send: () => call(commitPin, {}),
    onSuccess: (account, client) => storeAccount(client, account),
  })

/**
 * The reply's address shows the card number once. Only the component that requested it keeps it (CARD-13).
 */
export const useCardImage = () => useSubmit({ name: 'show-card-details', send: () => call(getCardImage, {}) })
