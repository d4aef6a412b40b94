import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { MoneyInput } from './money-input.tsx'

const onChange = vi.fn<(value: string) => void>()
const Field = ({ start = '' }: { start?: string }) => {
  const [value, setValue] = useState(start)
  onChange.mockImplementation(setValue)
  return <MoneyInput label="Amount" value={value} onChange={onChange} />
}
const field = () => screen.getByLabelText('Amount')

// FRAME-89, TRACKER-173
test('reads an amount typed with separators, and shows them after the focus leaves', async () => {
  renderPiece(<Field />)
  await userEvent.type(field(), '1,234.5')
  expect(onChange).toHaveBeenLastCalledWith('1234.5')
  await userEvent.tab()
  expect(field()).toHaveValue('1,234.50')
})

// FRAME-89, TRACKER-173
test('accepts a pasted amount with its dollar sign', async () => {
  renderPiece(<Field />)
  await userEvent.click(field())
  await userEvent.paste(' $1,234.50 ')
  expect(onChange).toHaveBeenLastCalledWith('1234.50')
})

// FRAME-89
test('passes on an invalid amount unchanged, so that the form can show the error', async () => {
  renderPiece(<Field />)
  await userEvent.type(field(), '1,23')
  expect(onChange).toHaveBeenLastCalledWith('1,23')
  await userEvent.tab()
  expect(field()).toHaveValue('1,23')
})

test('shows a value that arrives while the field has the focus', async () => {
  renderPiece(<Field />)
  await userEvent.click(field())
  act(() => onChange('300.00'))
  expect(field()).toHaveValue('300.00')
  await userEvent.type(field(), '{Backspace}')
  expect(field()).toHaveValue('300.0')
})

// FRAME-90
test('keeps every cent of an amount too large for a float', async () => {
  renderPiece(<Field start="90071992547409.91" />)
  expect(field()).toHaveValue('90,071,992,547,409.91')
})
