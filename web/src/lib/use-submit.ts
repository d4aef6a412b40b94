/**
 * The one way to send a change to the server. Pressed twice, it is sent once; retried, it is the same intention; what
 * failed is there to be shown beside what was tried.
 */
import { useMutation } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import { dismissFaults, newestToast } from '../ui/dialog/toasts.ts'
import { againWhenLost, mayHaveHappened } from './again-when-lost.ts'
import { CallError, isSignedOut, NetworkError } from './call-error.ts'
import { forgetKey, isUndecided, keyFor, rememberKey } from './submission-key.ts'
import { type SubmitGuards, SubmitGuardsContext } from './submit-guards.ts'

export interface SubmitOptions<Values, Result> {
  /** Unique in the app, such as "pay-bill": a test presses each one twice. */
  name: string
  /** Calls the server. A call that takes no key ignores it. */
  send: (values: Values, idempotencyKey: string) => Promise<Result>
  /** Runs after a success and before the screen's own `onSuccess`: keeps what the app knows true. */
  onSuccess?: (result: Result, values: Values) => unknown
  /** Runs after success and failure: a lost answer may have changed what the app knows, too. */
  onSettled?: () => unknown
  /** The call takes the key: a lost answer is asked for once more, and a retry of the same values keeps the key. */
  isKeyed?: boolean
}

export interface SubmitCallbacks<Result> {
  /** A question before it is sent, such as `confirm`: false sends nothing. A second press asks no second question. */
  askFirst?: () => Promise<boolean>
  /** Shows the success. Until it resolves, another press does nothing: it may navigate, or wait for a popup to close. */
  onSuccess?: (result: Result) => unknown
  /** For failures that need more than `error` beside the form. */
  onError?: (error: CallError | NetworkError) => unknown
}

export interface Submission<Values, Result> {
  /** Resolves true when this press did it; false when it failed, was not wanted, or another press is still under way. */
  submit: (values: Values, callbacks?: SubmitCallbacks<Result>) => Promise<boolean>
  /** The request is under way. */
  isPending: boolean
  /** Why the last try failed; gone with the next one. */
  error: CallError | NetworkError | null
  /** What the last try sent. */
  variables: Values | undefined
  /** Forgets the last failure. */
  reset: () => void
}

export const useSubmit = <Values = void, Result = unknown>(
  options: SubmitOptions<Values, Result>,
): Submission<Values, Result> => {
  const { name, send, isKeyed = false } = options
  const guards = useContext(SubmitGuardsContext)
  const isLocked = useRef(false)
  /** The values went out before, and nobody knows how that ended. */
  const isRetry = useRef(false)
  /** Takes away what the last failure told over the page: beside the success of the next try it would deny it. */
  const forgetFault = useRef(() => {})
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
    // What cannot be sent now is told, and not kept to be sent when the phone is online again.
    networkMode: 'always',
    onSuccess: (result, values) => {
      if (isKeyed) forgetKey(name)
      return options.onSuccess?.(result, values)
    },
    onError: (failure) => {
      // That this try was not let in says nothing of an earlier one: only the feature knows.
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
      forgetFault.current()
      const result = await mutateAsync(values)
      await callbacks.onSuccess?.(result)
      return true
    } catch (failure) {
      // Anything else is a fault of a screen: it goes to the error screen.
      if (!(failure instanceof CallError || failure instanceof NetworkError)) throw failure
      const before = newestToast()
      await callbacks.onError?.(failure)
      const last = newestToast()
      forgetFault.current = () => dismissFaults(before, last)
      return false
    } finally {
      isLocked.current = false
    }
  }
  return { submit, isPending, error, variables, reset }
}

/** A refusal of the feature itself, `feature.why`, which is given once the key was looked up. */
const isOfFeature = (failure: unknown): boolean =>
  failure instanceof CallError && failure.code.includes('.') && !failure.code.startsWith('step_up.')

/** Sends again, under the same key, once the customer gave what was missing. */
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
