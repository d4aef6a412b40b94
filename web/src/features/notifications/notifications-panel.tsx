import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { dayHeading, dayOf } from '../../lib/dates.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { TextSkeleton } from '../../ui/page/skeletons.tsx'
import { useKnownToday } from '../program/program.api.ts'
import { NotificationRow } from './notification-row.tsx'
import { notificationsQuery } from './notifications.api.ts'
import { copy } from './notifications.messages.ts'
import classes from './notifications-panel.module.css'
import { groupByDay } from './notifications.rules.ts'

export const NotificationsPanel = ({ onClose }: { onClose: () => void }) => (
  <SidePanel title={t(copy.title)} onClose={onClose}>
    <NotificationGroups />
  </SidePanel>
)

const NotificationGroups = () => {
  const { data, error, refetch } = useQuery({ ...notificationsQuery, refetchOnMount: 'always' })
  const today = useKnownToday()
  if (!data && error)
    return <ErrorPanel error={error} title={t(copy.failed)} onRetry={() => void refetch()} />
  if (!data || !today) return <TextSkeleton lines={6} label={t(copy.loading)} />
  if (data.length === 0) return <EmptyState>{t(copy.none)}</EmptyState>
  return (
    <div className={classes.groups}>
      {groupByDay(data, dayOf).map((group) => {
        const heading = dayHeading(group.day, today)
        return (
          <section key={group.day} aria-label={heading}>
            <h3 className={classes.day}>{heading}</h3>
            <ul className={classes.list}>
              {group.notifications.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
