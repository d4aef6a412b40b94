import { useQuery } from '@tanstack/react-query'
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { type ReactNode, useEffect, useRef } from 'react'
import { accountUse } from '../accounts/account-use.rules.ts'
import { linkedAccountQuery } from '../accounts/accounts.api.ts'
import { useDetour } from './use-detour.ts'

interface NamedAccountProps {
  id: string
  loading: ReactNode
  children: (account: AchAccount) => ReactNode
}

/**
 * Loads the account in the address. If it can't be used, the app redirects to the page where the customer can
 * fix that (FUNDING-80 to FUNDING-83).
 */
export const NamedAccount = ({ id, loading, children }: NamedAccountProps) => {
  const { data, error } = useQuery(linkedAccountQuery(id))
  if (error && !data) return <Detour>{loading}</Detour>
  if (!data) return loading
  return accountUse(data) === 'usable' ? children(data) : <Detour account={data}>{loading}</Detour>
}

/** Redirects once, even when React renders twice. */
const Detour = ({ account, children }: { account?: AchAccount; children: ReactNode }) => {
  const take = useDetour()
  const isTaken = useRef(false)
  useEffect(() => {
    if (isTaken.current) return
    isTaken.current = true
    void take(account)
  })
  return children
}
