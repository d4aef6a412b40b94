import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messages } from '@yoursuccess/contract/core/messages'
import { createPortal } from 'react-dom'
import { describe, expect, test, vi } from 'vitest'
import { passTime } from '../../testing/pass-time.ts'
import { pressTwiceAtOnce } from '../../testing/press-twice.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { closeAllDialogs, DialogHost } from './dialog-host.tsx'
import { Dialog } from './dialog.tsx'
import { confirm, openDialog, showErrorList, showResult } from './dialogs.tsx'

/** Opens a dialog within React's act, and returns its promise to the test. */
const opening = <Result,>(open: () => Promise<Result>): Promise<Result> => {
  let answer: Promise<Result> | undefined
  act(() => {
    answer = open()
  })
  return answer ?? Promise.reject(new Error('act did not run'))
}

const question = { title: 'Remove it?', text: 'It is gone then.', confirmLabel: 'Yes', cancelLabel: 'No' }

// FRAME-93
test('shows a question as a named dialog, and resolves to true on yes', async () => {
  renderPiece(<DialogHost />)
  const answer = opening(() => confirm(question))
  expect(await screen.findByRole('dialog', { name: 'Remove it?' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await answer).toBe(true)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

// FRAME-114
test('the answer that changes nothing comes before the main one', async () => {
  renderPiece(<DialogHost />)
  const answer = opening(() => confirm(question))
  await screen.findByRole('dialog')
  expect(screen.getAllByRole('button', { name: /^(Yes|No)$/ }).map(({ textContent }) => textContent)).toEqual(
    ['No', 'Yes'],
  )
  await userEvent.click(screen.getByRole('button', { name: 'No' }))
  expect(await answer).toBe(false)
})

// FRAME-93
test('a question resolves to false on Escape', async () => {
  renderPiece(<DialogHost />)
  const answer = opening(() => confirm(question))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  expect(await answer).toBe(false)
})

test('closing all dialogs cancels a question, and nothing follows a result', async () => {
  renderPiece(<DialogHost />)
  const followed = vi.fn<() => void>()
  void opening(() => showResult({ tone: 'good', title: 'Paid', text: 'It is on its way.' })).then(followed)
  const answer = opening(() => confirm(question))
  await screen.findByRole('dialog', { name: 'Remove it?' })
  act(closeAllDialogs)
  expect(await answer).toBe(false)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(followed).not.toHaveBeenCalled()
})

test('a dialog that lost the focus gets it back with the next key', async () => {
  renderPiece(
    <>
      <a href="/behind">Behind</a>
      <DialogHost />
    </>,
  )
  void opening(() => showResult({ tone: 'stop', title: 'Not paid', text: 'Try again.' }))
  const below = await screen.findByRole('dialog', { name: 'Not paid' })
  const answer = opening(() => confirm(question))
  const dialog = await screen.findByRole('dialog', { name: 'Remove it?' })
  const loseFocus = () => act(() => (document.activeElement as HTMLElement).blur())
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  loseFocus()
  await userEvent.keyboard('{Tab}')
  expect(dialog.contains(document.activeElement)).toBe(true)
  loseFocus()
  await userEvent.keyboard('{Escape}')
  expect(await answer).toBe(false)
  expect(below).toBeInTheDocument()
})

// FRAME-93
test('returns the focus to the button that opened the dialog', async () => {
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
  await waitFor(() => expect(opener).toHaveFocus())
})

// FRAME-94
test('opens one dialog for two presses at once, and answers the second with no', async () => {
  const answers: boolean[] = []
  renderPiece(
    <>
      <button type="button" onClick={() => void confirm(question).then((answer) => answers.push(answer))}>
        Remove
      </button>
      <DialogHost />
    </>,
  )
  pressTwiceAtOnce(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  expect(answers).toEqual([false])
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(answers).toEqual([false, true]))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('shows two results on top of each other', async () => {
  renderPiece(<DialogHost />)
  void opening(() => showResult({ tone: 'stop', title: 'Not paid', text: 'Try again.' }))
  void opening(() => showResult({ tone: 'stop', title: 'Not saved', text: 'Try again.' }))
  expect(await screen.findByRole('dialog', { name: 'Not paid', hidden: true })).toBeInTheDocument()
  expect(await screen.findByRole('dialog', { name: 'Not saved', hidden: true })).toBeInTheDocument()
})

test('a click beside a dialog closes it, unless it is the second half of a double press', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  renderPiece(<DialogHost />)
  const answer = opening(() => confirm(question))
  const dialog = await screen.findByRole('dialog')
  const clickBesideAfter = (ms: number) => {
    vi.advanceTimersByTime(ms)
    fireEvent.click(document.querySelector('.mantine-Modal-overlay') as HTMLElement)
  }
  clickBesideAfter(400)
  vi.advanceTimersByTime(600)
  fireEvent.click(dialog)
  clickBesideAfter(80)
  expect(screen.queryByRole('dialog')).toBeInTheDocument()
  clickBesideAfter(600)
  expect(await answer).toBe(false)
})

test('a list opened by a field of the dialog accepts a press at once', async () => {
  const chosen = vi.fn<() => void>()
  renderPiece(<DialogHost />)
  void opening(() =>
    openDialog<void>((close) => (
      <Dialog title="Choose" onClose={close}>
        {createPortal(
          <button type="button" onClick={chosen}>
            First of the list
          </button>,
          document.body,
        )}
      </Dialog>
    )),
  )
  fireEvent.click(await screen.findByText('First of the list'), { detail: 2 })
  expect(chosen).toHaveBeenCalledOnce()
})

// FRAME-94
test('the double click that opened a dialog does not also answer it', async () => {
  renderPiece(<DialogHost />)
  const answer = opening(() => confirm(question))
  const yes = await screen.findByRole('button', { name: 'Yes' })
  fireEvent.click(yes, { detail: 2 })
  expect(screen.queryByRole('dialog')).toBeInTheDocument()
  await userEvent.dblClick(yes)
  expect(await answer).toBe(true)
})

describe('a success message', () => {
  const success = { tone: 'good', title: 'Done', text: 'It is on its way.' } as const
  /** Shows a first dialog with the real clock: its code doesn't load under a fake one. */
  const show = async (result: Parameters<typeof showResult>[0] = success) => {
    renderPiece(<DialogHost />)
    await opening(() => showResult({ ...success, closesAfterMs: 0 }))
    vi.useFakeTimers()
    const closed = opening(() => showResult(result))
    screen.getByRole('dialog', { name: 'Done' })
    return { closed }
  }

  // FRAME-96
  test('closes a success message after a second and a half', async () => {
    const { closed } = await show()
    expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument()
    expect(screen.getByRole('status').textContent).toBe('It is on its way.')
    await passTime(1499)
    expect(screen.queryByRole('dialog')).toBeInTheDocument()
    await passTime(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await closed
  })

  // FRAME-97
  test('closes a result after its own time', async () => {
    const { closed } = await show({ ...success, closesAfterMs: 3000, progress: true })
    await passTime(2999)
    expect(screen.queryByRole('dialog')).toBeInTheDocument()
    await passTime(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await closed
  })

  // FRAME-96
  test('keeps a success message open while the mouse moves over it', async () => {
    const { closed } = await show()
    const words = screen.getByText('It is on its way.')
    for (const clientX of [10, 12])
      fireEvent.pointerMove(words, { pointerType: 'mouse', clientX, clientY: 10 })
    await passTime(60_000)
    fireEvent.pointerLeave(screen.getByText('It is on its way.'))
    await passTime(1500)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await closed
  })

  // FRAME-96
  test('keeps a success message open for a customer who moves the focus in it', async () => {
    const { closed } = await show()
    fireEvent.keyDown(screen.getByRole('button', { name: 'OK' }), { key: 'Tab' })
    await passTime(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    await closed
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

// FRAME-95
test('lists errors as text, with the names that the form gives its fields', async () => {
  renderPiece(<DialogHost />)
  const names = messages('test', { postal_code: 'ZIP code' })
  const closed = opening(() =>
    showErrorList({ postal_code: ['Zip Code <b>Invalid</b>'], other_field: ['Too long'] }, names),
  )
  expect(await screen.findByText('ZIP code')).toBeInTheDocument()
  expect(screen.getByText('Too long').textContent?.trim()).toBe('Too long')
  expect(screen.getByText(/<b>Invalid<\/b>/)).toBeInTheDocument()
  expect(screen.getByText('Review the information and try again.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await closed
})
