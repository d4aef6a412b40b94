import classes from './card-panel.module.css'

/** The size of the icons in the row, in pixels. */
export const ICON = 24

/** The look of a button in the row of the card's actions: an icon above its words. */
export const TILE = {
  variant: 'default',
  classNames: {
    root: classes.tile ?? '',
    inner: classes.tileInner ?? '',
    section: classes.tileIcon ?? '',
    label: classes.tileWords ?? '',
  },
} as const
