import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { leave } from '../../../lib/leave.ts'
import { useFundingBase } from '../use-funding-base.ts'
import { LinkProgress, type LinkStage } from './link-progress.tsx'
import { linkTokenQuery } from './linking.api.ts'
import { isTooOld, isUsedUp, useHandOver } from './use-hand-over.ts'

interface LinkWindowProps {
  achAccountId: string | undefined
  /** The window was just closed, so it waits for the button (FUNDING-32). */
  startsClosed: boolean
}

/** Opens the linking window automatically once per visit. After that, the customer opens it with a button. */
export const LinkWindow = ({ achAccountId, startsClosed }: LinkWindowProps) => {
  const { base, isEnrolling } = useFundingBase()
  const { data, error, refetch } = useQuery(linkTokenQuery({ isEnrolling, achAccountId }))
  const [stage, setStage] = useState<LinkStage>(startsClosed ? 'closed' : 'opening')
  const [spent, setSpent] = useState<string>()
  const token = data?.token === spent ? undefined : data?.token

  const link = useHandOver({
    token,
    onOpened: () => setStage('open'),
    onExit: (reason) => {
      if (isUsedUp(reason)) return setStage('codesUsedUp')
      if (!isTooOld(reason)) return setStage(reason ? 'failed' : 'closed')
      setSpent(token)
      // A token from an earlier visit may have expired. Gets a new one without telling the customer.
      if (data?.wasStored) void refetch()
      setStage(data?.wasStored ? 'opening' : 'tooOld')
    },
  })
  const open = useEffectEvent(() => link.open())
  const opensNow = stage === 'opening' && link.ready
  useEffect(() => {
    if (opensNow) open()
  }, [opensNow])

  const openAgain = () => {
    // After too many wrong codes this account can't be verified. The customer can only start a new link.
    if (stage === 'codesUsedUp') return leave.to(`${base}/plaid/link`)
    if (token === undefined) void refetch()
    setStage('opening')
  }
  if (error && token === undefined) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  return (
    <LinkProgress
      stage={link.isChecking ? 'checking' : stage}
      isLost={link.error}
      isKnownAccount={achAccountId !== undefined}
      onOpen={openAgain}
    />
  )
}
