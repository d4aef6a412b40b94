import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

const PARTS = {
  /** A list without rows. */
  list: (
    <>
      <rect className={classes.back} x="9" y="1.5" width="38" height="12" rx="4" />
      <rect className={classes.back} x="5" y="8" width="46" height="16" rx="5" />
      <rect className={classes.front} x="1.5" y="15.5" width="53" height="27" rx="6" />
      <circle className={classes.coin} cx="14" cy="29" r="6.5" />
      <path className={classes.words} d="M26 26h20M26 33h12" />
    </>
  ),
  /** A bell that is quiet. */
  bell: (
    <>
      <circle className={classes.back} cx="28" cy="22" r="20.5" />
      <path className={classes.front} d="M16 32c4-4 3-8 4-13a8 8 0 0 1 16 0c1 5 0 9 4 13z" />
      <path className={classes.coin} d="M23.5 34.5a4.5 4.5 0 0 0 9 0z" />
    </>
  ),
  /** A calendar with one day marked. */
  calendar: (
    <>
      <rect className={classes.front} x="6.5" y="6.5" width="43" height="36" rx="6" />
      <path className={classes.back} d="M6.5 16.5v-4a6 6 0 0 1 6-6h31a6 6 0 0 1 6 6v4z" />
      <path className={classes.words} d="M17 2.5v8M39 2.5v8M15 26h6M15 34h6M27 26h5" />
      <circle className={classes.coin} cx="38" cy="31" r="6.5" />
    </>
  ),
  /** A payment card. */
  card: (
    <>
      <rect className={classes.back} x="9" y="1.5" width="45" height="30" rx="5" />
      <rect className={classes.front} x="1.5" y="9.5" width="47" height="33" rx="6" />
      <rect className={classes.coin} x="8" y="17" width="10" height="8" rx="2" />
      <path className={classes.words} d="M8 34h16M34 34h7" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type EmptyPictureName = keyof typeof PARTS

/** A small drawing of what is not there yet. */
export const EmptyPicture = ({ of }: { of: EmptyPictureName }) => (
  <svg className={classes.picture} viewBox="0 0 56 44" aria-hidden focusable="false">
    {PARTS[of]}
  </svg>
)
