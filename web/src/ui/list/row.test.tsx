import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconLogout } from '@tabler/icons-react'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { Initials } from '../figure/initials.tsx'
import { Row, RowIcon, Rows } from './row.tsx'

// FRAME-110
test('a row that does something is one button, named by its two lines, and by nothing beside them', async () => {
  const press = vi.fn<() => void>()
  renderPiece(
    <Rows label="Accounts">
      <Row
        lead={<RowIcon icon={IconLogout} label="Money out" />}
        title="Larkspur Power"
        below="Next on Fri, Nov 27"
        trail="$40.00"
        onPress={press}
      />
    </Rows>,
  )
  const row = within(within(screen.getByRole('list', { name: 'Accounts' })).getByRole('listitem'))
  expect(row.getByText('Money out')).toBeInTheDocument()
  expect(row.getByText('$40.00')).toBeInTheDocument()
  await userEvent.click(row.getByRole('button', { name: /^Larkspur Power ?Next on Fri, Nov 27$/ }))
  expect(press).toHaveBeenCalledOnce()
})

// FRAME-110
test('a row may have a button of its own beside it', async () => {
  const press = vi.fn<() => void>()
  const pay = vi.fn<() => void>()
  renderPiece(
    <Rows>
      <Row
        lead={<Initials names={['Élan Gym']} />}
        title="Élan Gym"
        trail={
          <button type="button" onClick={pay}>
            Pay
          </button>
        }
        onPress={press}
      />
    </Rows>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  expect([pay.mock.calls.length, press.mock.calls.length]).toEqual([1, 0])
})

// FRAME-110
test('a row that does nothing has no control', () => {
  renderPiece(
    <Rows>
      <Row lead={<Initials names={['Ana', 'Reyes']} />} title="Ana Reyes" />
    </Rows>,
  )
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('listitem').textContent).toBe('Ana Reyes')
})

test('initials are the first letters of the names in any script, and no text for screen readers', () => {
  const { container } = renderPiece(<Initials names={[' élan', '漢字', '𝒜lgebra']} />)
  expect(container.querySelector<HTMLElement>('[data-initials]')?.dataset['initials']).toBe('É漢𝒜')
  expect(container.querySelector('[data-initials]')?.textContent).toBe('')
})
