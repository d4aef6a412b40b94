import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPiece } from '../../testing/render-piece.tsx'
import { Track } from './track.tsx'

const STEPS = ['Scheduled', 'On its way', 'Received', 'Posted']
const shown = (reached: number) => {
  const { unmount } = renderPiece(<Track label="Progress" steps={STEPS} reached={reached} arrived={2} />)
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
  const words = steps.map(({ textContent }) => textContent)
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step')
  const checks = steps.filter((step) => step.querySelector('svg') !== null)
  unmount()
  return { words, current: current.map((step) => steps.indexOf(step)), checks: checks.length }
}

// FRAME-112
test('before the first step, all are still to come and none is the current one', () => {
  const words = STEPS.map((step) => `${step}, still to come`)
  expect(shown(-1)).toEqual({ words, current: [], checks: 0 })
})

// FRAME-112
test.each([
  [0, ['Scheduled, now', 'On its way, still to come', 'Received, still to come', 'Posted, still to come'], 0],
  [1, ['Scheduled, done', 'On its way, now', 'Received, still to come', 'Posted, still to come'], 0],
  [2, ['Scheduled, done', 'On its way, done', 'Received, done', 'Posted, still to come'], 3],
  [3, ['Scheduled, done', 'On its way, done', 'Received, done', 'Posted, done'], 4],
])(
  'says in words what is done at step %d, and has checks only once it has arrived',
  (reached, words, checks) => {
    expect(shown(reached)).toEqual({ words, current: [reached], checks })
  },
)
