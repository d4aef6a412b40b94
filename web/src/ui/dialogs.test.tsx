import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPiece } from '../testing/render-piece.tsx'
import { DialogHost } from './dialog-host.tsx'
import { confirm, showErrorList, showResult } from './dialogs.tsx'

afterEach(() => vi.useRealTimers())

/** Opens within React's act, and leaves the promise to the test. */
const opening = <Result,>(open: () => Promise<Result>): Promise<Result> => {
  let answer: Promise<Result> | undefined
  act(() => {
    answer = open()
  })
  return answer ?? Promise.reject(new Error('act did not run'))
}

const question = { title: 'Remove it?', text: 'It is gone then.', confirmLabel: 'Yes', cancelLabel: 'No' }

test('a question is a dialog by its name, and yes is true', async () => {
  renderPiece(<DialogHost />)
  const answer = opening(() => confirm(question))
  expect(await screen.findByRole('dialog', { name: 'Remove it?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await answer).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape is a no', async () => {
  renderPiece(<DialogHost />)
  const answer = opening(() => confirm(question))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(await answer).toBe(false)
})

test('the focus comes back to what opened the dialog', async () => {
  renderPiece(
    <>
      <button type="button" onClick={() => void confirm(question)}>
        Remove
      </button>
      <DialogHost />
    </>,
  )
  const opener = screen.getByRole('button', { name: 'Remove' })
  await userEvent.click(opener)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('a result with a time goes by itself', async () => {
  renderPiece(<DialogHost />)
  const gone = opening(() =>
    showResult({ tone: 'good', title: 'Success!', text: 'Done.', closesAfterMs: 60, progress: true }),
  )
  expect(await screen.findByRole('dialog', { name: 'Success!' })).toBeTruthy()
  await gone
  expect(screen.queryByText('Done.')).toBeNull()
})

test('complaints are listed with readable field names, as text', async () => {
  renderPiece(<DialogHost />)
  const closed = opening(() => showErrorList({ postal_code: ['Zip Code <b>Invalid</b>'] }))
  expect(await screen.findByText('Postal code')).toBeTruthy()
  expect(screen.getByText(/<b>Invalid<\/b>/)).toBeTruthy()
  expect(screen.getByText('Review the information and try again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await closed
})
