import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { ChipChoice, ChipFilter } from './chips.tsx'

const CHIPS = [
  { value: 'in', label: 'In' },
  { value: 'out', label: 'Out' },
  { value: 'bills', label: 'Bills' },
] as const
type Value = (typeof CHIPS)[number]['value']

const onChange = vi.fn<(value: unknown) => void>()

const Choice = () => {
  const [value, setValue] = useState<Value>('in')
  return <ChipChoice label="Kind" chips={CHIPS} value={value} onChange={setValue} />
}

const Filter = () => {
  const [chosen, setChosen] = useState<readonly Value[]>(['out', 'bills'])
  return (
    <ChipFilter
      label="Kinds"
      chips={CHIPS}
      chosen={chosen}
      onChange={(values) => {
        onChange(values)
        setChosen(values)
      }}
    />
  )
}

// FRAME-113
test('chips for one of a few are a radio group, which the arrow keys move through', async () => {
  renderPiece(<Choice />)
  const group = within(screen.getByRole('radiogroup', { name: 'Kind' }))
  expect(group.getAllByRole('radio')).toHaveLength(3)
  expect(group.getByRole('radio', { name: 'In' })).toBeChecked()
  await userEvent.tab()
  expect(group.getByRole('radio', { name: 'In' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(group.getByRole('radio', { name: 'Out' })).toBeChecked()
  await userEvent.click(group.getByText('Bills'))
  expect(group.getAllByRole('radio', { checked: true })).toEqual([
    group.getByRole('radio', { name: 'Bills' }),
  ])
})

// FRAME-113
test('chips that filter are checkboxes, and report the chosen ones in their order', async () => {
  onChange.mockClear()
  renderPiece(<Filter />)
  const group = within(screen.getByRole('group', { name: 'Kinds' }))
  await userEvent.click(group.getByRole('checkbox', { name: 'In' }))
  await userEvent.click(group.getByRole('checkbox', { name: 'Out', checked: true }))
  expect(onChange.mock.calls.map(([values]) => values)).toEqual([
    ['in', 'out', 'bills'],
    ['in', 'bills'],
  ])
})

// FRAME-113
test('a chosen chip has a check, not only another color', () => {
  renderPiece(<Filter />)
  const chips = CHIPS.map(({ label }) => screen.getByText(label).querySelector('svg') !== null)
  expect(chips).toEqual([false, true, true])
})
