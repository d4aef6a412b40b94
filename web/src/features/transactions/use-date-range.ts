import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Range } from '../../ui/list/paging.ts'
import { forgetPosted } from './transactions.api.ts'

/** The date range of a posted list. Selecting a new range starts at its first page. */
export const useDateRange = () => {
  const client = useQueryClient()
  const [range, setRange] = useState<Range>()
  const change = (next: Range | undefined) => {
    forgetPosted(client, { range: next })
    setRange(next)
  }
  return [range, change] as const
}
