import type { ReactNode } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPiece } from '../testing/render-piece.tsx'
import { DialogHost } from './dialog/dialog-host.tsx'
import { openDialog } from './dialog/dialogs.tsx'
import { dismissAllToasts, showToast } from './dialog/toasts.ts'
import { ToastStack } from './dialog/toast-stack.tsx'
import { lazyPart } from './lazy-part.tsx'

afterEach(() => act(dismissAllToasts))

const LOST = "We couldn't open this. Check your connection, then reload the page."

/** A component whose code fails to load this many times, and then loads. */
const losing = (times: number) => {
  let left = times
  const loads = vi.fn<() => Promise<() => ReactNode>>(() => {
    left -= 1
    return left < 0
      ? Promise.resolve(() => <p>The part</p>)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  })
  return { loads, Part: lazyPart(loads) }
}

test('shows the fallback until the component has loaded', async () => {
  const Part = lazyPart(() => Promise.resolve(() => <p>The part</p>), { fallback: <p>Loading</p> })
  renderPiece(<Part />)
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(await screen.findByText('The part')).toBeInTheDocument()
})

// FRAME-65
test('leaves the page as it is and shows a message when a component fails to load', async () => {
  const { Part } = losing(1)
  renderPiece(
    <>
      <h1>The page</h1>
      <Part />
      <ToastStack />
    </>,
  )
  expect(await screen.findByText(LOST)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument()
})

test('shows no message when a silent component fails to load', async () => {
  const load = vi.fn<() => Promise<() => ReactNode>>(() => Promise.reject(new TypeError('offline')))
  const Part = lazyPart(load, { silent: true })
  renderPiece(
    <>
      <Part />
      <ToastStack />
    </>,
  )
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

// FRAME-65
test('closes a dialog that fails to load, shows a message, and opens it the next time', async () => {
  const { Part, loads } = losing(1)
  renderPiece(
    <>
      <DialogHost />
      <ToastStack />
    </>,
  )
  const open = () => openDialog<string>(() => <Part />)
  let answer: Promise<string | undefined> = Promise.resolve('')
  act(() => {
    answer = open()
  })
  expect(await answer).toBeUndefined()
  expect(await screen.findByText(LOST)).toBeInTheDocument()

  act(() => void open())
  expect(await screen.findByText('The part')).toBeInTheDocument()
  expect(loads).toHaveBeenCalledTimes(2)
})

test('shows a fallback message for a dialog that fails to load', async () => {
  const { Part } = losing(1)
  renderPiece(
    <>
      <DialogHost />
      <ToastStack />
    </>,
  )
  act(
    () =>
      void openDialog(
        () => <Part />,
        () => showToast('stop', 'Not paid. Try again.'),
      ),
  )
  expect(await screen.findByText('Not paid. Try again.')).toBeInTheDocument()
  expect(screen.queryByText(LOST)).not.toBeInTheDocument()
})
