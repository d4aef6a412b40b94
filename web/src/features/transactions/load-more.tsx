import { Button } from '@mantine/core'
import { useCallback, useEffect, useRef } from 'react'
import { t } from '../../i18n/translate.ts'
import classes from './load-more.module.css'
import { copy } from './transactions.messages.ts'

interface LoadMoreProps {
  busy: boolean
  onMore: () => void
  /** Loads automatically when the button comes near the visible part of the page. */
  byItself?: boolean
}

/** Loads the next page of a list. */
export const LoadMore = ({ busy, onMore, byItself = false }: LoadMoreProps) => {
  const more = useCallback(() => {
    if (!busy) onMore()
  }, [busy, onMore])
  const button = useWhenNear(byItself, more)
  return (
    <div className={classes.more} ref={button}>
      <Button variant="default" onClick={more} loading={busy}>
        {t(copy.loadMore)}
      </Button>
    </div>
  )
}

/** Loads a little before the button is visible, so that customers don't wait. */
const MARGIN = '400px'

const useWhenNear = (on: boolean, onNear: () => void) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!on || !place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [on, onNear])
  return place
}
