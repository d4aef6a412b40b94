import { useDisputes } from '../disputes/disputes.api.ts'
import { DayGroups } from './day-groups.tsx'
import { reportWords } from './report-words.ts'
import type { Ends, Row } from './transactions.rules.ts'

/** Posted transactions by day, with the totals of the days and the references of reported problems. */
export const PostedRows = ({ rows, ends }: { rows: readonly Row[]; ends: Ends }) => {
  const disputes = useDisputes()
  const markOf = ({ id }: Row) => {
    const dispute = disputes.get(id)
    return dispute && reportWords(dispute)
  }
  return <DayGroups rows={rows} ends={ends} markOf={markOf} />
}
