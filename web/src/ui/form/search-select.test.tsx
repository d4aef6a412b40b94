import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { SearchSelect } from './search-select.tsx'

const Pets = () => {
  const [pet, setPet] = useState('cat')
  const choices = [
    { value: 'cat', label: 'Cat' },
    { value: 'owl', label: 'Owl' },
  ]
  return (
    <>
      <SearchSelect
        label="Pet"
        choices={choices}
        nothingFoundMessage="No pet"
        value={pet}
        onChange={setPet}
      />
      <output>{pet}</output>
    </>
  )
}
const field = () => screen.getByRole('combobox', { name: 'Pet' })

test('keeps every letter that is typed over a selected item, and selects nothing meanwhile', async () => {
  renderPiece(<Pets />)
  await userEvent.click(field())
  await userEvent.tripleClick(field())
  await userEvent.keyboard('owl')
  expect(field()).toHaveValue('owl')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('option', { name: 'Owl' }))
  expect(field()).toHaveValue('Owl')
  expect(screen.getByRole('status')).toHaveTextContent('owl')
})

test('says that nothing matches, and is empty when the customer goes on', async () => {
  renderPiece(<Pets />)
  await userEvent.click(field())
  await userEvent.keyboard('x')
  expect(field()).toHaveValue('Catx')
  expect(screen.getByText('No pet')).toBeInTheDocument()
  await userEvent.tab()
  expect(field()).toHaveValue('')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
