import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
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

describe('a success with a text', () => {
  const told = { tone: 'good', title: 'Done', text: 'It is on its way.' } as const
  /** The first one has its code fetched, which no set clock brings. */
  const show = async () => {
    renderPiece(<DialogHost />)
    await opening(() => showResult({ ...told, closesAfterMs: 0 }))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const gone = opening(() => showResult(told))
    screen.getByRole('dialog', { name: 'Done' })
    return { gone }
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('goes by itself after a second and a half', async () => {
    const { gone } = await show()
    expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('It is on its way.')
    await pass(1000)
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await pass(550)
    expect(screen.queryByRole('dialog')).toBeNull()
    await gone
  })

  test('waits while somebody points at it', async () => {
    const { gone } = await show()
    const words = screen.getByText('It is on its way.')
    for (const clientX of [10, 12])
      fireEvent.pointerMove(words, { pointerType: 'mouse', clientX, clientY: 10 })
    await pass(60_000)
    fireEvent.pointerLeave(screen.getByText('It is on its way.'))
    await pass(1550)
    expect(screen.queryByRole('dialog')).toBeNull()
    await gone
  })

  test('waits for who moves the focus in it, until it is dismissed', async () => {
    const { gone } = await show()
    fireEvent.keyDown(screen.getByRole('button', { name: 'OK' }), { key: 'Tab' })
    await pass(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    await gone
    expect(screen.queryByRole('dialog')).toBeNull()
  })
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
