/**
 * The only way to send a change to the server. Two presses send it once. A retry counts as the same
 * submission. The error is available to show beside the form.
 */
import { useMutation } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import { dismissErrors, newestToast } from '../ui/dialog/toasts.ts'
import { againWhenLost, mayHaveHappened } from './again-when-lost.ts'
import { CallError, isSignedOut, NetworkError } from './call-error.ts'
import { forgetKey, isUndecided, keyFor, rememberKey } from './submission-key.ts'
import { type SubmitGuards, SubmitGuardsContext } from './submit-guards.ts'

export interface SubmitOptions<Values, Result> {
  /** Unique in the app, such as "pay-bill". A test presses each one twice. */
  name: string
  /** Calls the server. A call without a key ignores it. */
  send: (values: Values, idempotencyKey: string) => Promise<Result>
  /** Runs after a success and before the screen's own `onSuccess`: updates the app's cached data. */
  onSuccess?: (result: Result, values: Values) => unknown
  /** Runs after success and failure, because a lost answer may have changed the cached data, too. */
  onSettled?: () => unknown
  /**
   * The call takes the key: after a lost answer it is retried once, and a retry with the same values keeps
   * the key.
   */
  isKeyed?: boolean
}

export interface SubmitCallbacks<Result> {
  /** A question before sending, such as `confirm`. False sends nothing. A second press doesn't ask again. */
  askFirst?: () => Promise<boolean>
  /**
   * Shows the success. Until it resolves, another press does nothing: it may navigate, or wait for a popup to
   * close.
   */
  onSuccess?: (result: Result) => unknown
  /** For failures that need more than `error` beside the form. */
  onError?: (error: CallError | NetworkError) => unknown
}

export interface Submission<Values, Result> {
  /**
   * Resolves to true if this press succeeded; false if it failed, was canceled, or another press is in
   * progress.
   */
  submit: (values: Values, callbacks?: SubmitCallbacks<Result>) => Promise<boolean>
  /** The request is in progress. */
  isPending: boolean
  /** Why the last try failed. The next try clears it. */
  error: CallError | NetworkError | null
  /** What the last try sent. */
  variables: Values | undefined
  /** Clears the last failure. */
  reset: () => void
}

export const useSubmit = <Values = void, Result = unknown>(
  options: SubmitOptions<Values, Result>,
): Submission<Values, Result> => {
  const { name, send, isKeyed = false } = options
  const guards = useContext(SubmitGuardsContext)
  const isLocked = useRef(false)
  /** These values were sent before, and the result is unknown. */
  const isRetry = useRef(false)
  /** Closes the last failure's message over the page. It would contradict the next try's success. */
  const forgetError = useRef(() => {})
  const { mutateAsync, isPending, error, variables, reset } = useMutation<
    Result,
    CallError | NetworkError,
    Values
  >({
    mutationFn: (values) => {
      const key = isKeyed ? keyFor(name, values) : crypto.randomUUID()
      isRetry.current = isKeyed && isUndecided(name, values)
      if (isKeyed) rememberKey(name, values, key)
      return withGuards(guards, () => send(values, key))
    },
    ...(isKeyed && againWhenLost),
    // If it can't be sent now, the customer sees an error. It isn't queued until the phone is online again.
    networkMode: 'always',
    onSuccess: (result, values) => {
      if (isKeyed) forgetKey(name)
      return options.onSuccess?.(result, values)
    },
    onError: (failure) => {
      // A refusal of this try says nothing about an earlier one. Only the feature's own refusal does.
      const isDecided = !mayHaveHappened(failure) && (!isRetry.current || isOfFeature(failure))
      if (isKeyed && isDecided) forgetKey(name)
    },
    onSettled: () => options.onSettled?.(),
  })

  const submit = async (values: Values, callbacks: SubmitCallbacks<Result> = {}): Promise<boolean> => {
    if (isLocked.current) return false
    isLocked.current = true
    try {
      if (callbacks.askFirst && !(await callbacks.askFirst())) return false
      forgetError.current()
      const result = await mutateAsync(values)
      await callbacks.onSuccess?.(result)
      return true
    } catch (failure) {
      // Any other error is a bug in a screen: it goes to the error screen.
      if (!(failure instanceof CallError || failure instanceof NetworkError)) throw failure
      const before = newestToast()
      await callbacks.onError?.(failure)
      const last = newestToast()
      forgetError.current = () => dismissErrors(before, last)
      return false
    } finally {
      isLocked.current = false
    }
  }
  return { submit, isPending, error, variables, reset }
}

/** A refusal by the feature itself, `feature.why`. The server gives it only after looking up the key. */
const isOfFeature = (failure: unknown): boolean =>
  failure instanceof CallError && failure.code.includes('.') && !failure.code.startsWith('step_up.')

/** Sends again, with the same key, once the customer has provided what was missing. */
const withGuards = async <Result>(guards: SubmitGuards, send: () => Promise<Result>): Promise<Result> => {
  try {
    return await send()
  } catch (error) {
    const isSolved = isSignedOut(error) ? await guards.signInAgain() : await steppedUp(guards, error)
    if (!isSolved) throw error
    return withGuards(guards, send)
  }
}

const steppedUp = async ({ stepUp }: SubmitGuards, error: unknown): Promise<boolean> =>
  error instanceof CallError &&
  error.code === 'step_up.required' &&
  (await stepUp(error.details[0] === 'code' ? 'code' : 'password'))
