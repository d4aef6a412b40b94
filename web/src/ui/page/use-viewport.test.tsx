import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { setViewport } from '../../testing/viewport.ts'
import { useViewport } from './use-viewport.ts'

const Width = () => <output>{useViewport()}</output>

// FRAME-19
test.each([
  [320, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [1920, 'desktop'],
])('a window of %i pixels is a %s', (width, viewport) => {
  setViewport(width)
  renderPiece(<Width />)
  expect(screen.getByRole('status').textContent).toBe(viewport)
})
