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
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

test('letters in the same moment as the focus, and Enter when one likes, take the marked choice', async () => {
  const input = field()
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'oth' } })
  await aMoment()
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' })
  expect(onChoose.mock.calls).toEqual([['other']])
})

test('letters after the list was closed open it again, and Enter takes the marked choice', async () => {
  const input = field()
  act(() => input.focus())
  await aMoment()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.keyboard('t{Enter}')
  expect(onChoose.mock.calls).toEqual([['other']])
})

test('arrows mark a choice before any letter', async () => {
  const input = field()
  act(() => input.focus())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose.mock.calls).toEqual([['other']])
})
