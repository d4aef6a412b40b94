import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../testing/render-piece.tsx'
import { ToastStack } from './dialog/toast-stack.tsx'
import { lazyPopup } from './lazy-popup.tsx'

interface SampleProps {
  button: ReactElement
  startsOpen: boolean
}

const Sample = ({ button, startsOpen }: SampleProps) => (
  <>
    {button}
    <p>{startsOpen ? 'Open' : 'Closed'}</p>
  </>
)

/** A popup whose code loads, or fails to, when the test says so. After a failure it loads. */
const later = () => {
  const { promise, resolve, reject } = Promise.withResolvers<typeof Sample>()
  let code = promise
  const load = vi.fn<() => typeof code>(() => code)
  const Popup = lazyPopup<object>(load, 'dialog')
  renderPiece(
    <>
      <Popup button={<button type="button">Support</button>} />
      <ToastStack />
    </>,
  )
  return {
    lost: promise,
    load,
    arrive: () => resolve(Sample),
    fail: () => {
      code = Promise.resolve(Sample)
      reject(new TypeError('Failed to fetch dynamically imported module'))
    },
  }
}
const button = () => screen.getByRole('button', { name: 'Support' })

test('draws the button before the code is there, and keeps its focus', async () => {
  const { arrive } = later()
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog')
  button().focus()
  arrive()
  expect(await screen.findByText('Closed')).toBeInTheDocument()
  expect(button()).toHaveFocus()
})

test('opens the popup when the button was pressed before', async () => {
  const { arrive } = later()
  await userEvent.click(button())
  arrive()
  expect(await screen.findByText('Open')).toBeInTheDocument()
})

// FRAME-65
test('says that the code failed to load once the button is pressed, and loads it on the next press', async () => {
  const { fail } = later()
  await userEvent.click(button())
  fail()
  expect(await screen.findByText(/We couldn't open this/)).toBeInTheDocument()
  await userEvent.click(button())
  expect(await screen.findByText('Open')).toBeInTheDocument()
})

test('says nothing of code that nobody asked for', async () => {
  const { lost, load, fail } = later()
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
  fail()
  await expect(lost).rejects.toThrow('Failed to fetch')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(button())
  expect(await screen.findByText('Open')).toBeInTheDocument()
})
