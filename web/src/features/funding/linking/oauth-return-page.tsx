import { Navigate, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFundingBase } from '../use-funding-base.ts'
import { LinkFrame } from './link-frame.tsx'
import { LinkProgress } from './link-progress.tsx'
import { readLinkToken, type StoredLinkToken } from './link-token.ts'
import { useHandOver } from './use-hand-over.ts'

/**
 * Banks with their own sign-in page redirect back here. The linking window continues with the stored token
 * (FUNDING-28, FUNDING-31).
 */
export const OauthReturnPage = () => {
  const { base } = useFundingBase()
  const [stored] = useState(readLinkToken)
  if (!stored) return <Navigate to={`${base}/plaid/link`} replace />
  return (
    <LinkFrame>
      <ReturnedWindow stored={stored} />
    </LinkFrame>
  )
}

const ReturnedWindow = ({ stored: { token, achAccountId } }: { stored: StoredLinkToken }) => {
  const { base } = useFundingBase()
  const navigate = useNavigate()
  const href = useRouterState({ select: ({ location }) => location.href })
  const [receivedRedirectUri] = useState(`${window.location.origin}${href}`)
  const link = useHandOver({
    token,
    receivedRedirectUri,
    onExit: () => {
      const closed = { search: { closed: 'true' }, replace: true } as const
      void (achAccountId === undefined
        ? navigate({ ...closed, to: `${base}/plaid/link` })
        : navigate({ ...closed, to: `${base}/plaid/link/$achAccountId`, params: { achAccountId } }))
    },
  })
  const { ready } = link
  const open = useEffectEvent(() => link.open())
  useEffect(() => {
    if (ready) open()
  }, [ready])
  return (
    <LinkProgress
      stage={link.isChecking ? 'checking' : ready ? 'open' : 'opening'}
      isLost={link.error}
      isKnownAccount={achAccountId !== undefined}
    />
  )
}
