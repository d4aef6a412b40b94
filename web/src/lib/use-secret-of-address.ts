import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The secret in an emailed link. It is removed from the address bar and the history as soon as it is read
 * (PROGRAM-65).
 */
export const useSecretOfAddress = (name: string): string | undefined => {
  const inAddress = (useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>)[name]
  const navigate = useNavigate()
  const [secret] = useState(inAddress)
  const isInAddress = inAddress !== undefined
  useEffect(() => {
    if (isInAddress) void navigate({ to: '.', search: {}, replace: true })
  }, [isInAddress, navigate])
  return secret
}
