import { SubmitError } from '../../ui/form/submit-error.tsx'
import { overBudgetOf, trackerRefusal } from './tracker-errors.ts'

/** Says in the form why it wasn't saved. For goals over budget, a popup says so instead. */
export const TrackerSubmitError = ({ error }: { error: unknown }) => {
  if (overBudgetOf(error) !== undefined) return null
  return <SubmitError error={error} sentence={trackerRefusal(error)} />
}
