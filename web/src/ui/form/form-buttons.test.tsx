import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { FormButtons } from './form-buttons.tsx'

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const back = () => screen.queryByRole('button', { name: 'Back' })

// FRAME-91
test.each([
  ['a valid form', { valid: true }, false],
  ['a form that is not valid', { valid: false }, true],
  ['a form that is being sent', { valid: true, busy: true }, true],
])('the submit button of %s is disabled: %s', (_, state, isDisabled) => {
  renderPiece(<FormButtons submitLabel="Save" {...state} />)
  expect(submit().disabled).toBe(isDisabled)
})

// FRAME-114
test('the back button comes before the submit button', () => {
  renderPiece(<FormButtons submitLabel="Save" valid onBack={() => undefined} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back', 'Save'])
})

// FRAME-91
test('shows the back button only if there is a way back, and disables it while sending', async () => {
  const goBack = vi.fn<() => void>()
  const { unmount } = renderPiece(<FormButtons submitLabel="Save" valid={false} onBack={goBack} />)
  await userEvent.click(back() as HTMLElement)
  expect(goBack).toHaveBeenCalledOnce()
  unmount()
  const sending = renderPiece(<FormButtons submitLabel="Save" valid busy onBack={goBack} />)
  expect(back()).toBeDisabled()
  sending.unmount()
  renderPiece(<FormButtons submitLabel="Save" valid />)
  expect(back()).not.toBeInTheDocument()
})
