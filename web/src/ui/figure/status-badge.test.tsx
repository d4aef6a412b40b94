import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { StatusBadge } from './status-badge.tsx'

// FRAME-111
test('every tone of a badge has its own icon beside the word, so the color is never the only sign', () => {
  const tones = ['good', 'care', 'stop', 'info', 'quiet'] as const
  renderPiece(
    tones.map((tone) => (
      <StatusBadge key={tone} tone={tone}>
        {tone}
      </StatusBadge>
    )),
  )
  const icons = tones.map((tone) => screen.getByText(tone).querySelector('svg'))
  expect(icons.every((icon) => icon?.getAttribute('aria-hidden') === 'true')).toBe(true)
  expect(new Set(icons.map((icon) => icon?.getAttribute('class'))).size).toBe(tones.length)
})
