import { SubmitError } from '../../ui/form/submit-error.tsx'
import { CallError } from '../../lib/call-error.ts'
import { overBudgetOf, refusalSentence } from './tracker-errors.ts'

/** Beside what was tried: why it was not saved. What goes over the budget has its own popup. */
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
