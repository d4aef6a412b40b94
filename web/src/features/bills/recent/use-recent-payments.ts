import { useQuery } from '@tanstack/react-query'
import { defaultReportRange } from '@yoursuccess/contract/bills/bill-report'
import { useToday } from '../../program/program.api.ts'
import { recentPaymentsQuery } from '../bills.api.ts'

/** The payments of the last six months, as `useQuery` returns them. */
export const useRecentPayments = () => {
  const { from, to } = defaultReportRange(useToday())
  return useQuery(recentPaymentsQuery({ start: from, end: to }))
}
