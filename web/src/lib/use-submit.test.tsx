import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { dismissAllToasts, showToast, useToasts } from '../ui/dialog/toasts.ts'
import { CallError, NetworkError } from './call-error.ts'
import { createQueryClient } from './query-client.ts'
import { isUndecided } from './submission-key.ts'
import { type SubmitGuards, SubmitGuardsContext } from './submit-guards.ts'
import { type SubmitOptions, useSubmit } from './use-submit.ts'

interface Payment {
  amount: string
}

const refusal = (status: number, code: string, details: string[] = []) =>
  new CallError(status, { error: 'No.', code, request_id: 'r-1', details })

/** A form's submission, with the values and keys that the server received. */
const renderSubmission = (
  answer: (sent: number) => Promise<string>,
  options: Partial<SubmitOptions<Payment, string>> = {},
  guards?: Partial<SubmitGuards>,
) => {
  const sent: { values: Payment; key: string }[] = []
  const client = createQueryClient(() => undefined)
  const no = () => Promise.resolve(false)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SubmitGuardsContext value={{ signInAgain: no, stepUp: no, ...guards }}>{children}</SubmitGuardsContext>
    </QueryClientProvider>
  )
  const send = (values: Payment, key: string) => {
    sent.push({ values, key })
    return answer(sent.length)
  }
  const renderForm = () =>
    renderHook(() => useSubmit<Payment, string>({ name: 'pay', send, ...options }), { wrapper })
  return { sent, render: () => renderForm().result, renderForm, client }
}

const TEN: Payment = { amount: '10.00' }

// FRAME-66
test('a second press while the first is in progress sends nothing and returns false', async () => {
  const first = Promise.withResolvers<string>()
  const { sent, render } = renderSubmission(() => first.promise)
  const form = render()
  await act(async () => {
    const presses = [form.current.submit(TEN), form.current.submit(TEN)]
    first.resolve('done')
    expect(await Promise.all(presses)).toEqual([true, false])
  })
  expect(sent).toHaveLength(1)
})

// FRAME-67
test('asks the question once and sends nothing without a yes', async () => {
  const { sent, render } = renderSubmission(() => Promise.resolve('done'))
  const form = render()
  const answers = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
  let requested = 0
  const askFirst = () => answers[requested++]?.promise ?? Promise.reject(new Error('asked too often'))
  await act(async () => {
    const presses = [form.current.submit(TEN, { askFirst }), form.current.submit(TEN, { askFirst })]
    answers[0]?.resolve(false)
    expect(await Promise.all(presses)).toEqual([false, false])
  })
  expect([requested, sent.length]).toEqual([1, 0])
  await act(async () => {
    const press = form.current.submit(TEN, { askFirst })
    answers[1]?.resolve(true)
    expect(await press).toBe(true)
  })
  expect([requested, sent.length]).toEqual([2, 1])
})

// FRAME-66
test('a press is ignored until the screen has shown the success', async () => {
  const { sent, render } = renderSubmission(() => Promise.resolve('done'))
  const form = render()
  const shown = Promise.withResolvers<void>()
  await act(async () => {
    const submitted = form.current.submit(TEN, { onSuccess: () => shown.promise })
    await Promise.resolve()
    expect(await form.current.submit(TEN)).toBe(false)
    shown.resolve()
    expect(await submitted).toBe(true)
  })
  expect(sent).toHaveLength(1)
})

// FRAME-68
test('a retry of the same values after a lost answer keeps the key, even after a reload', async () => {
  const { sent, render } = renderSubmission(() => Promise.reject(refusal(503, 'unavailable')), {
    isKeyed: true,
  })
  const form = render()
  await act(() => form.current.submit(TEN))
  await waitFor(() => expect(form.current.error).toBeInstanceOf(CallError))
  const reloaded = render()
  await act(() => reloaded.current.submit(TEN))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

// FRAME-68
test('edited values, and the same values after a success, get new keys', async () => {
  const { sent, render } = renderSubmission(
    (count) => (count === 1 ? Promise.reject(refusal(500, 'internal')) : Promise.resolve('done')),
    { isKeyed: true },
  )
  const form = render()
  await act(() => form.current.submit({ amount: '9.00' }))
  await act(() => form.current.submit(TEN))
  await act(() => form.current.submit(TEN))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
})

// FRAME-68
test('the same values get a new key after a refusal', async () => {
  const { sent, render } = renderSubmission(() => Promise.reject(refusal(422, 'bill_payment.insufficient')), {
    isKeyed: true,
  })
  const form = render()
  await act(() => form.current.submit(TEN))
  await act(() => form.current.submit(TEN))
  expect(sent[0]?.key).not.toBe(sent[1]?.key)
})

test('a submission without a key stores nothing in the browser', async () => {
  const { render } = renderSubmission(() => Promise.reject(new NetworkError('offline')))
  const form = render()
  await act(() => form.current.submit(TEN))
  expect(sessionStorage.getItem('ys.undecided')).toBeNull()
})

test('clears the error of a try when the next one succeeds', async () => {
  const { render } = renderSubmission((count) =>
    count === 1 ? Promise.reject(refusal(500, 'internal')) : Promise.resolve('done'),
  )
  const form = render()
  await act(() => form.current.submit(TEN))
  await waitFor(() => expect(form.current.error).toBeInstanceOf(CallError))
  await act(() => form.current.submit(TEN))
  await waitFor(() => expect(form.current.error).toBeNull())
})

test("closes only a failed try's own message when the next try is sent", async () => {
  const { render } = renderSubmission((sent) =>
    sent === 1 ? Promise.reject(new NetworkError('offline')) : Promise.resolve('done'),
  )
  const form = render()
  const { result: toasts } = renderHook(() => useToasts())
  const shownToasts = () => toasts.current.map(({ text }) => text)
  const callbacks = {
    onError: () => showToast('stop', 'It was not paid.'),
    onSuccess: () => showToast('good', 'It is paid.'),
  }
  act(() => showToast('stop', 'Another thing failed.'))
  await act(() => form.current.submit(TEN, callbacks))
  act(() => showToast('stop', 'And one more.'))
  expect(shownToasts()).toEqual(['Another thing failed.', 'It was not paid.', 'And one more.'])
  await act(() => form.current.submit(TEN, callbacks))
  expect(shownToasts()).toEqual(['Another thing failed.', 'And one more.', 'It is paid.'])
  act(dismissAllToasts)
})

test('continues with the same key after the customer signs in again', async () => {
  const { sent, render } = renderSubmission(
    (count) => (count === 1 ? Promise.reject(refusal(401, 'signed_out')) : Promise.resolve('done')),
    {},
    { signInAgain: () => Promise.resolve(true) },
  )
  const form = render()
  await act(async () => expect(await form.current.submit(TEN)).toBe(true))
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key])
})

test('requests proof by the method the server names, and keeps the form on cancel', async () => {
  const methods: string[] = []
  const { sent, render } = renderSubmission(
    () => Promise.reject(refusal(403, 'step_up.required', ['code'])),
    {},
    {
      stepUp: (method) => {
        methods.push(method)
        return Promise.resolve(false)
      },
    },
  )
  const form = render()
  await act(async () => expect(await form.current.submit(TEN)).toBe(false))
  expect(methods).toEqual(['code'])
  expect(sent).toHaveLength(1)
})

test('keeps the key after a lost answer when a retry is refused for too many calls', async () => {
  const answers = [
    new NetworkError('lost'),
    new NetworkError('lost'),
    refusal(429, 'too_many_requests'),
    refusal(422, 'pay.no'),
  ]
  const { sent, render } = renderSubmission(
    (count) => Promise.reject(answers[count - 1] ?? new Error('sent too often')),
    { isKeyed: true },
  )
  const form = render()
  for (let tries = 0; tries < 3; tries++) await act(() => form.current.submit(TEN))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(isUndecided('pay', TEN)).toBe(false)
})

test.each(['before', 'after'])('a form closed %s its answer keeps no copy and no timer', async (when) => {
  vi.useFakeTimers()
  const answer = Promise.withResolvers<string>()
  const { renderForm, client } = renderSubmission(() => answer.promise)
  const { result, unmount } = renderForm()
  let submitted: Promise<boolean> | undefined
  act(() => void (submitted = result.current.submit(TEN)))
  if (when === 'after') await act(async () => answer.resolve('done'))
  unmount()
  await vi.advanceTimersToNextTimerAsync()
  expect(vi.getTimerCount()).toBe(0)
  expect(client.getMutationCache().getAll()).toEqual([])
  answer.resolve('done')
  expect(await submitted).toBe(true)
})
