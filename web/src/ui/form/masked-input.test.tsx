import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { phoneDigits } from './digit-mask.ts'
import { MaskedInput } from './masked-input.tsx'

const onDigits = vi.fn<(digits: string) => void>()
const Phone = ({ start }: { start: string }) => {
  const [digits, setDigits] = useState(start)
  onDigits(digits)
  return (
    <MaskedInput label="Phone" mask="(999) 999-9999" read={phoneDigits} value={digits} onChange={setDigits} />
  )
}
const field = (start = '') => {
  onDigits.mockClear()
  renderPiece(<Phone start={start} />)
  return screen.getByLabelText<HTMLInputElement>('Phone')
}
const typeAt = async (input: HTMLInputElement, at: number, keys: string) =>
  userEvent.type(input, keys, { initialSelectionStart: at, initialSelectionEnd: at })

// FRAME-92
test('the value has only digits while the field shows the mask', async () => {
  const input = field()
  await userEvent.type(input, '5550100123')
  expect(input).toHaveValue('(555) 010-0123')
  expect(onDigits).toHaveBeenLastCalledWith('5550100123')
})

// FRAME-92
test('removes the country code of a pasted number', async () => {
  const input = field()
  await userEvent.click(input)
  await userEvent.paste('+1 (555) 010-0123')
  expect(input).toHaveValue('(555) 010-0123')
})

test('inserts a digit at the caret and moves the caret after it', async () => {
  const input = field('55500123')
  // (555)| 001-23
  await typeAt(input, 5, '1')
  expect(input).toHaveValue('(555) 100-123')
  expect(input.selectionStart).toBe(7)
})

test('deleting a bracket moves past it, and the next key deletes the digit', async () => {
  const input = field('5550100123')
  // (555) |010-0123
  await typeAt(input, 6, '{Backspace}')
  expect(input).toHaveValue('(555) 010-0123')
  expect(input.selectionStart).toBe(4)
  await userEvent.keyboard('{Backspace}')
  expect(input).toHaveValue('(550) 100-123')
})

// FRAME-92
test('ignores letters and extra digits', async () => {
  const input = field('5550100123')
  await userEvent.type(input, 'x9')
  expect(onDigits).toHaveBeenLastCalledWith('5550100123')
})
