import classes from './bar.module.css'

interface BarProps {
  /** 0 to 100. */
  percent: number
  /** `var(--ys-…)` */
  color: string
}

/** How much of something is used. The numbers are beside it, so it is hidden from screen readers. */
export const Bar = ({ percent, color }: BarProps) => (
  <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden focusable="false">
    <rect width="100" height="1" fill="var(--ys-line)" />
    <rect width={percent} height="1" fill={color} />
  </svg>
)
