import { useState } from 'react'
import { leave } from '../../../lib/leave.ts'
import { useProgram } from '../../program/program.api.ts'
import { useFundingBase } from '../use-funding-base.ts'
import { failureOf, keepLinkFailure, type LinkFailure } from './link-failure.ts'
import { forgetLinkToken } from './link-token.ts'
import { useLinkAccount } from './linking.api.ts'
import type { PlaidLinkError, PlaidLinkSuccessMetadata } from './load-plaid.ts'
import { usePlaidLink } from './use-plaid-link.ts'

interface HandOver {
  /** Undefined while there is no token. */
  token: string | undefined
  receivedRedirectUri?: string
  onOpened?: () => void
  /** Called when the window closes, with an error if it couldn't continue. */
  onExit: (error: PlaidLinkError | null) => void
}

/** The linking window. Submits its result and opens the next page (FUNDING-29, FUNDING-33, FUNDING-40). */
export const useHandOver = ({ token, receivedRedirectUri, onOpened, onExit }: HandOver) => {
  const { base } = useFundingBase()
  const { submit } = useLinkAccount()
  const [isChecking, setIsChecking] = useState(false)

  const fail = (failure: LinkFailure) => {
    keepLinkFailure(failure)
    leave.to(base)
  }
  const onSuccess = async (publicToken: string, { accounts }: PlaidLinkSuccessMetadata) => {
    setIsChecking(true)
    // A token works only once.
    forgetLinkToken()
    const [chosen] = accounts
    if (!chosen) return fail('failed')
    await submit(
      { public_token: publicToken, account_id: chosen.id },
      {
        onSuccess: ({ id, verified }) =>
          leave.to(`${base}/ach/create-transaction${verified ? `/${id}` : ''}`),
        onError: (error) => fail(failureOf(error)),
      },
    )
  }
  const link = usePlaidLink(
    {
      token,
      receivedRedirectUri,
      onSuccess: (...linkResult) => void onSuccess(...linkResult),
      onExit: (error) => {
        if (isTooOld(error)) forgetLinkToken()
        onExit(error)
      },
      onEvent: (name) => {
        if (name === 'OPEN') onOpened?.()
      },
    },
    useProgram()?.plaid_link_url,
  )
  return { ...link, isChecking }
}

/** The link token is used up, expired or unknown (FUNDING-29). */
export const isTooOld = (error: PlaidLinkError | null): boolean => error?.error_code === 'INVALID_LINK_TOKEN'

/** The customer entered a wrong code for the small deposit too often. */
export const isUsedUp = (error: PlaidLinkError | null): boolean =>
  error?.error_code === 'TOO_MANY_VERIFICATION_ATTEMPTS'
