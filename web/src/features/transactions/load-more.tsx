import { Button } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import classes from './load-more.module.css'
import { copy } from './transactions.messages.ts'

interface LoadMoreProps {
  busy: boolean
  onMore: () => void
}

/** Loads the next page of a list. */
export const LoadMore = ({ busy, onMore }: LoadMoreProps) => (
  <div className={classes.more}>
    <Button variant="default" onClick={onMore} loading={busy}>
      {t(copy.loadMore)}
    </Button>
  </div>
)
