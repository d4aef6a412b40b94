import { Loader, Skeleton } from '@mantine/core'
import row from '../../ui/list/row.module.css'
import classes from './rows-loading.module.css'

interface RowsLoadingProps {
  rows: number
  label: string
  /** With a spinner and a visible label in the place of the first day. */
  spinner?: boolean
}

/** In the shape of the rows that will load, so that nothing jumps. */
export const RowsLoading = ({ rows, label, spinner = false }: RowsLoadingProps) => (
  <div role="status" aria-label={label}>
    {spinner && (
      <p className={classes.words}>
        <Loader size={16} />
        {label}
      </p>
    )}
    {Array.from({ length: rows }, (_, at) => (
      <div key={at} className={row.row} aria-hidden>
        <Skeleton circle height={40} />
        <span className={row.words}>
          <Skeleton height={16} width="55%" />
          <Skeleton height={14} width="40%" />
        </span>
        <span className={row.trail}>
          <Skeleton height={16} width={72} />
          <Skeleton height={16} width={56} />
        </span>
      </div>
    ))}
  </div>
)
