import type { ReactNode } from 'react'
import classes from './ring-chart.module.css'

export interface RingSlice {
  key: string
  /** Any unit; only the shares count. Never negative. */
  value: number
  /** `var(--ys-…)` */
  color: string
}

/** The radius of a circle with a circumference of 100, so that a percentage is a length. */
const RADIUS = 100 / (2 * Math.PI)
const WIDTH = 5
const GAP = 0.7

/**
 * A ring chart of shares. It is hidden from screen readers, because the numbers are beside it. `children`
 * show in the middle.
 */
export const RingChart = ({ slices, children }: { slices: readonly RingSlice[]; children?: ReactNode }) => (
  <div className={classes.ring}>
    <svg viewBox="0 0 40 40" aria-hidden focusable="false">
      <circle cx="20" cy="20" r={RADIUS} fill="none" stroke="var(--ys-sunken)" strokeWidth={WIDTH} />
      <g transform="rotate(-90 20 20)" fill="none" strokeWidth={WIDTH}>
        {sharesOf(slices).map(({ key, color, start, share }) => (
          <circle
            key={key}
            cx="20"
            cy="20"
            r={RADIUS}
            stroke={color}
            strokeDasharray={`${share} ${100 - share}`}
            strokeDashoffset={-start}
          />
        ))}
      </g>
    </svg>
    <div className={classes.middle}>{children}</div>
  </div>
)

/** The start and length of each visible slice. A small gap separates neighbors without relying on color. */
const sharesOf = (slices: readonly RingSlice[]) => {
  const shown = slices.filter(({ value }) => value > 0)
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  const gap = shown.length > 1 ? GAP : 0
  let start = 0
  return shown.map(({ key, color, value }) => {
    const share = (value / total) * 100
    const slice = { key, color, start, share: Math.max(0.4, share - gap) }
    start += share
    return slice
  })
}
