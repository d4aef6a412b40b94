/**
 * `useSubmit` is the only way to send a change to the server. A second press while one is in progress sends
 * nothing, a retry counts as the same submission, and the error is returned for display beside the form.
 */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import { dismissErrors, newestToast } from '../ui/dialog/toasts.ts'
import { againWhenLost, mayHaveHappened } from './again-when-lost.ts'
import { CallError, isSignedOut, NetworkError } from './call-error.ts'
import { forgetKey, isUndecided, keyFor, rememberKey } from './submission-key.ts'
import { type SubmitGuards, SubmitGuardsContext } from './submit-guards.ts'

export interface SubmitOptions<Values, Result> {
  /** Unique in the app, such as "pay-bill". A test presses the button of each one twice. */
  name: string
  /** Calls the server. A call without idempotency ignores the key. */
  send: (values: Values, idempotencyKey: string, client: QueryClient) => Promise<Result>
  /** Runs after a success and before the screen's own `onSuccess`: updates the app's cached data. */
  onSuccess?: (result: Result, client: QueryClient, values: Values) => unknown
  /**
   * Runs after success and failure, because a call whose reply was lost may have changed the cached data,
   * too.
   */
  onSettled?: (client: QueryClient) => unknown
  /**
   * Whether the call accepts an idempotency key. If so, it is retried once after a lost reply, and a retry
   * with the same values keeps the key.
   */
  isKeyed?: boolean
}

export interface SubmitCallbacks<Result> {
  /**
   * Asks the customer before sending, such as `confirm`. False sends nothing. A second press doesn't ask
   * again.
   */
  askFirst?: () => Promise<boolean>
  /**
   * Shows the success. It may navigate, or wait for a popup to close: until it resolves, another press does
   * nothing.
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
  isPending: boolean
  /** Why the last attempt failed. The next attempt clears it. */
  error: CallError | NetworkError | null
  /** The values of the last attempt. */
  variables: Values | undefined
  /** Clears the last failure. */
  reset: () => void
}

export const useSubmit = <Values = void, Result = unknown>(
  options: SubmitOptions<Values, Result>,
): Submission<Values, Result> => {
  const { name, send, isKeyed = false } = options
  const client = useQueryClient()
  const guards = useContext(SubmitGuardsContext)
  const isLocked = useRef(false)
  /** Whether these values were sent before, with an unknown result. */
  const isRetry = useRef(false)
  /** Closes the toasts of the last failure. They would contradict the next attempt's success. */
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
      return withGuards(guards, () => send(values, key, client))
    },
    ...(isKeyed && againWhenLost),
    // Offline, the call fails at once and the customer sees an error. It isn't queued until the phone is
    // online again.
    networkMode: 'always',
    onSuccess: (result, values) => {
      if (isKeyed) forgetKey(name)
      return options.onSuccess?.(result, client, values)
    },
    onError: (failure) => {
      // A common refusal of a retry doesn't tell whether the earlier attempt succeeded. The feature's own
      // refusal does.
      const isDecided = !mayHaveHappened(failure) && (!isRetry.current || isOfFeature(failure))
      if (isKeyed && isDecided) forgetKey(name)
    },
    onSettled: () => options.onSettled?.(client),
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
      // Any other error is a bug in a screen, so `submit` throws it.
      if (!(failure instanceof CallError || failure instanceof NetworkError)) throw failure
      const before = newestToast()
      // After the session ended, the page is left at once, which says why.
      if (!isSignedOut(failure)) await callbacks.onError?.(failure)
      const last = newestToast()
      forgetError.current = () => dismissErrors(before, last)
      return false
    } finally {
      isLocked.current = false
    }
  }
  return { submit, isPending, error, variables, reset }
}

/**
 * Whether the feature itself refused (`feature.reason`). The server does so only after looking up the key.
 */
const isOfFeature = (failure: unknown): boolean =>
  failure instanceof CallError && failure.code.includes('.') && !failure.code.startsWith('step_up.')

/**
 * Sends the request. If the server requires sign-in or step-up, asks the customer, then sends it again with
 * the same key.
 */
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
