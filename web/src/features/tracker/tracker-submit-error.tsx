import { SubmitError } from '../../ui/form/submit-error.tsx'
import { CallError } from '../../lib/call-error.ts'
import { overBudgetOf, refusalSentence } from './tracker-errors.ts'

/** Says in the form why it wasn't saved. For goals over budget, a popup says so instead. */
export const TrackerSubmitError = ({ error }: { error: unknown }) => {
  if (overBudgetOf(error) !== undefined) return null
  const sentence = refusalSentence(error)
  return (
    <SubmitError
      error={error}
      {...(error instanceof CallError && sentence && { sentences: { [error.code]: sentence } })}
    />
  )
}
