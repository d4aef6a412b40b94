import { cents } from '@yoursuccess/contract/core/money'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { Money } from './money.tsx'

// FRAME-87
test('an amount of the wire has a dollar sign, separators and two decimals', () => {
  renderPiece(<Money amount="1234567.50" />)
  expect(screen.getByText('$1,234,567.50')).toBeTruthy()
})

// FRAME-88
test('a debt has its sign for the eye and a word for the ear', () => {
  renderPiece(<Money amount="-12.00" />)
  expect(screen.getByText('-$12.00').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('minus $12.00')).toBeTruthy()
})

// FRAME-88
test('zero is not negative', () => {
  renderPiece(<Money amount="-0.00" />)
  expect(screen.getByText('$0.00')).toBeTruthy()
})

// FRAME-88
test('a movement in has a plus', () => {
  renderPiece(<Money amount={cents(2500)} flow />)
  expect(screen.getByText('+$25.00')).toBeTruthy()
})

test('what is no amount is not shown as one', () => {
  renderPiece(<Money amount="NaN" />)
  expect(screen.getByText('—')).toBeTruthy()
})
