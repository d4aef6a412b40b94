import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Notification } from '@yoursuccess/contract/notifications/notifications'
import { dayHeading, dayOf } from '../../lib/dates.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
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
  const today = useKnownToday()
  const loading = <TextSkeleton lines={6} label={t(copy.loading)} />
  return (
    <Loaded
      query={useQuery({ ...notificationsQuery, refetchOnMount: 'always' })}
      loading={loading}
      title={t(copy.failed)}
    >
      {(notifications) => (today ? <Groups of={notifications} today={today} /> : loading)}
    </Loaded>
  )
}

const Groups = ({ of, today }: { of: readonly Notification[]; today: CalendarDate }) => {
  if (of.length === 0) return <EmptyState picture="bell">{t(copy.none)}</EmptyState>
  return (
    <div className={classes.groups}>
      {groupByDay(of, dayOf).map((group) => {
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
