import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { ChoiceInput } from './choice-input.tsx'

const onChoose = vi.fn<(value: string) => void>()
const choices = [
  { value: 'food', label: 'Food' },
  { value: 'other', label: 'Other' },
]
const field = () => {
  onChoose.mockClear()
  renderPiece(<ChoiceInput label="Category" placeholder="Choose" choices={choices} onChoose={onChoose} />)
  return screen.getByRole('combobox', { name: 'Category' })
}
const shortWait = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

test('Enter selects the highlighted choice even if typing began at the moment of focus', async () => {
  const input = field()
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'oth' } })
  await shortWait()
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' })
  expect(onChoose.mock.calls).toEqual([['other']])
})

test('typing reopens a closed list, and Enter selects the highlighted choice', async () => {
  const input = field()
  act(() => input.focus())
  await shortWait()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await userEvent.keyboard('t{Enter}')
  expect(onChoose.mock.calls).toEqual([['other']])
})

test('arrow keys highlight a choice before any typing', async () => {
  const input = field()
  act(() => input.focus())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose.mock.calls).toEqual([['other']])
})
