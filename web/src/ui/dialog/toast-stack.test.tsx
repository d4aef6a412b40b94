import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { passTime } from '../../testing/pass-time.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { ToastStack } from './toast-stack.tsx'
import { LOGIN_TOAST_MS, NOTIFICATION_TOAST_MS, showToast } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())

// FRAME-98
test('announces a message and closes it after its time', async () => {
  renderPiece(<ToastStack />)
  act(() => showToast('good', 'Login success!', LOGIN_TOAST_MS))
  expect(screen.getByRole('status')).toHaveTextContent('Login success!')
  await passTime(LOGIN_TOAST_MS - 1)
  expect(screen.queryByText('Login success!')).toBeInTheDocument()
  await passTime(1)
  expect(screen.queryByText('Login success!')).not.toBeInTheDocument()
})

// FRAME-99
test('keeps a message while the mouse moves over it', async () => {
  renderPiece(<ToastStack />)
  act(() => showToast('care', 'Read me slowly'))
  const toast = screen.getByText('Read me slowly')
  fireEvent.pointerMove(toast, { pointerType: 'mouse', clientX: 10, clientY: 10 })
  fireEvent.pointerMove(toast, { pointerType: 'mouse', clientX: 12, clientY: 10 })
  await passTime(60_000)
  expect(screen.getByText('Read me slowly')).toBeInTheDocument()
  fireEvent.pointerLeave(screen.getByText('Read me slowly'))
  await passTime(NOTIFICATION_TOAST_MS)
  expect(screen.queryByText('Read me slowly')).not.toBeInTheDocument()
})

// FRAME-98
test('closes a message that appears under a resting finger', async () => {
  renderPiece(<ToastStack />)
  act(() => showToast('good', 'On a phone'))
  fireEvent.pointerMove(screen.getByText('On a phone'), { pointerType: 'touch', clientX: 1, clientY: 1 })
  fireEvent.pointerMove(screen.getByText('On a phone'), { pointerType: 'touch', clientX: 5, clientY: 1 })
  await passTime(NOTIFICATION_TOAST_MS)
  expect(screen.queryByText('On a phone')).not.toBeInTheDocument()
})

test('closes a message that appears under a resting mouse', async () => {
  renderPiece(<ToastStack />)
  act(() => showToast('good', 'Under the mouse'))
  fireEvent.pointerMove(screen.getByText('Under the mouse'), { pointerType: 'mouse', clientX: 7, clientY: 7 })
  await passTime(NOTIFICATION_TOAST_MS)
  expect(screen.queryByText('Under the mouse')).not.toBeInTheDocument()
})

// FRAME-100
test('keeps an error until it is dismissed, and shows a repeated one once', async () => {
  renderPiece(<ToastStack />)
  act(() => showToast('stop', 'That did not work'))
  await passTime(600_000)
  act(() => showToast('stop', 'That did not work'))
  expect(screen.getAllByText('That did not work')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }))
  expect(screen.queryByText('That did not work')).not.toBeInTheDocument()
})

// FRAME-100
test('closes an error after its time if it has one', async () => {
  renderPiece(<ToastStack />)
  act(() => showToast('stop', 'MFA Failed', LOGIN_TOAST_MS))
  await passTime(LOGIN_TOAST_MS)
  expect(screen.queryByText('MFA Failed')).not.toBeInTheDocument()
})

// FRAME-99
test('the customer can dismiss a message', () => {
  renderPiece(<ToastStack />)
  act(() => showToast('info', 'A word'))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }))
  expect(screen.queryByText('A word')).not.toBeInTheDocument()
})
