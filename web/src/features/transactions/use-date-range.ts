import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Range } from '../../ui/list/paging.ts'
import { forgetPosted } from './transactions.api.ts'

/** The range of days of a posted list; a new one starts at its first page. */
export const useDateRange = () => {
  const client = useQueryClient()
  const [range, setRange] = useState<Range>()
  const change = (next: Range | undefined) => {
    forgetPosted(client, { range: next })
    setRange(next)
  }
  return [range, change] as const
}
