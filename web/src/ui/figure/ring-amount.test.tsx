import { cents } from '@yoursuccess/contract/core/money'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { RingAmount } from './ring-amount.tsx'

test('sizes the amount in a ring by its number of digits', () => {
  renderPiece(<RingAmount amount={cents(-1_234_567_890)} />)
  const middle = screen.getByText('-$12,345,678.90').closest<HTMLElement>('[data-short]')
  expect(middle?.style.getPropertyValue('--digits')).toBe('15')
})
