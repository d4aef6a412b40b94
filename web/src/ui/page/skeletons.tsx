import { Skeleton } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { MainArea } from './main-area.tsx'
import { copy } from './page.messages.ts'
import classes from './skeletons.module.css'

const many = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Lines of text that are loading. `label` says what, for screen readers. */
export const TextSkeleton = ({ lines = 3, label = t(copy.loading) }: { lines?: number; label?: string }) => (
  <div className={classes.block} role="status" aria-label={label}>
    {many(lines).map((at) => (
      <Skeleton key={at} height={16} width={at === lines - 1 ? '62%' : '100%'} />
    ))}
  </div>
)

/** Rows of a list or table. */
export const RowsSkeleton = ({ rows = 5, label = t(copy.loading) }: { rows?: number; label?: string }) => (
  <div className={classes.rows} role="status" aria-label={label}>
    {many(rows).map((at) => (
      <div key={at} className={classes.row}>
        <Skeleton height={16} width="45%" />
        <Skeleton height={16} width={88} />
      </div>
    ))}
  </div>
)

/** As large as the number that will load. */
export const NumberSkeleton = ({ label = t(copy.loading) }: { label?: string }) => (
  <div role="status" aria-label={label}>
    <Skeleton height={40} width={180} />
  </div>
)

/** A page whose code or data is loading: its heading, and the first card. */
export const PageSkeleton = () => (
  <MainArea className={classes.page}>
    <Skeleton height={32} width="min(60%, 280px)" />
    <div className={classes.card}>
      <RowsSkeleton rows={4} label={t(copy.loadingThePage)} />
    </div>
  </MainArea>
)
