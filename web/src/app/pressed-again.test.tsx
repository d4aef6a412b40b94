/** Every change is sent only once, even if its button is pressed again before the reply arrives. */
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { leave } from '../lib/leave.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleUser } from '../testing/samples.ts'
import { saveCases } from '../testing/save-cases/save-cases.ts'
import { refuse } from '../testing/wire.ts'

beforeEach(() => {
  vi.spyOn(leave, 'to').mockImplementation(() => {})
})

/** All cases except the PIN, which the processor's iframe reports without a button of ours. */
const pressed = saveCases.filter(({ name }) => name !== 'set-pin')

/**
 * Presses the button again right after the next press, before React renders, as when a slow phone catches up.
 */
const repeatNextPress = (): { current?: HTMLElement } => {
  const button: { current?: HTMLElement } = {}
  window.addEventListener(
    'click',
    ({ target }) => {
      button.current = target as HTMLElement
      button.current.click()
    },
    { once: true },
  )
  return button
}

// FRAME-69
test.each(pressed)('$name on $path is sent once, even if pressed again and again', async (given) => {
  const { endpoint, path, user = sampleUser, handlers = [], fill, press } = given
  const answer = Promise.withResolvers<void>()
  const refusal = refuse(endpoint, 'too_many_requests')
  const { wire } = renderApp(path, {
    ...(user !== 'nobody' && { user }),
    handlers: [
      ...handlers,
      {
        endpoint,
        reply: async (request) => {
          await answer.promise
          return refusal.reply(request)
        },
      },
    ],
  })
  await fill()
  const button = repeatNextPress()
  await press()
  await waitFor(() => expect(wire.requestsOf(endpoint)).not.toEqual([]))
  expect(wire.requestsOf(endpoint)).toHaveLength(1)
  // By now the page shows that the change is in progress.
  act(() => button.current?.click())
  await act(async () => answer.resolve())
  expect(wire.requestsOf(endpoint)).toHaveLength(1)
})
