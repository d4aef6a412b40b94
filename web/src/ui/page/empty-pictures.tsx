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
  /** A letter. */
  letter: (
    <>
      <rect className={classes.front} x="4.5" y="9.5" width="43" height="31" rx="5" />
      <path className={classes.words} d="M6 14l20 14 20-14" />
      <circle className={classes.coin} cx="46" cy="10" r="6.5" />
    </>
  ),
  /** Money put aside in a jar. */
  jar: (
    <>
      <rect className={classes.back} x="15.5" y="2.5" width="25" height="8" rx="3" />
      <path className={classes.front} d="M12.5 10.5h31v25a7 7 0 0 1-7 7h-17a7 7 0 0 1-7-7z" />
      <circle className={classes.coin} cx="28" cy="32" r="6.5" />
      <path className={classes.words} d="M20 19h16" />
    </>
  ),
  /** A document. */
  paper: (
    <>
      <rect className={classes.back} x="17" y="1.5" width="30" height="35" rx="4" />
      <rect className={classes.front} x="9" y="7.5" width="30" height="35" rx="4" />
      <path className={classes.words} d="M16 17h16M16 25h16M16 33h8" />
      <circle className={classes.coin} cx="40" cy="34" r="6.5" />
    </>
  ),
  /** A bank. */
  bank: (
    <>
      <path className={classes.back} d="M4 17 28 3l24 14z" />
      <rect className={classes.front} x="8" y="17" width="40" height="20" />
      <path className={classes.words} d="M16 21v12M24 21v12M32 21v12M40 21v12" />
      <rect className={classes.coin} x="4" y="36.5" width="48" height="6" rx="2" />
    </>
  ),
  /** A magnifier: nothing is being looked into. */
  magnifier: (
    <>
      <circle className={classes.front} cx="24" cy="19" r="16.5" />
      <circle className={classes.coin} cx="24" cy="19" r="6.5" />
      <path className={classes.words} d="M36 31l11 10" />
    </>
  ),
  /** A basket: nothing was bought. */
  basket: (
    <>
      <path className={classes.words} d="M17 16l7-13M39 16 32 3" />
      <path className={classes.front} d="M5 16h46l-5 22a6 6 0 0 1-6 4.5H16A6 6 0 0 1 10 38z" />
      <circle className={classes.coin} cx="28" cy="29" r="6.5" />
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
