import { cents } from '@yoursuccess/contract/core/money'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { Money } from './money.tsx'

// FRAME-87
test('formats an API amount with a dollar sign, separators and two decimals', () => {
  renderPiece(<Money amount="1234567.50" />)
  expect(screen.getByText('$1,234,567.50')).toBeInTheDocument()
})

// FRAME-88
test('shows a debt with a minus sign and reads it out as "minus"', () => {
  renderPiece(<Money amount="-12.00" />)
  expect(screen.getByText('-$12.00')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('minus $12.00')).toBeInTheDocument()
})

// FRAME-88
test('shows zero without a sign', () => {
  renderPiece(<Money amount="-0.00" />)
  expect(screen.getByText('$0.00')).toBeInTheDocument()
})

// FRAME-88
test('shows incoming money with a plus', () => {
  renderPiece(<Money amount={cents(2500)} flow />)
  expect(screen.getByText('+$25.00')).toBeInTheDocument()
})

test('does not show an invalid amount as an amount', () => {
  renderPiece(<Money amount="NaN" />)
  expect(screen.getByText('—')).toBeInTheDocument()
})
