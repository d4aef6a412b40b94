import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { addMonths, monthStart } from '@yoursuccess/contract/core/calendar-date'
import { showsNextMonthLink } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import { formatMonthName } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { useToday } from '../../program/program.api.ts'
import { showVideo } from '../../../ui/dialog/show-video.tsx'
import { trackerVideos } from '../tracker-videos.ts'
import { monthCopy } from './month.messages.ts'
import classes from './next-month-header.module.css'

/** This month's name, or a link to the next month's goals when that month is near (TRACKER-22). */
export const NextMonthHeader = () => {
  const today = useToday()
  const next = addMonths(monthStart(today), 1)
  return (
    <div className={classes.header}>
      {showsNextMonthLink(today) ? (
        <Link className={classes.title} to={paths.monthlyGoals} state={{ month: next }}>
          {t(monthCopy.setGoals, { month: formatMonthName(next) })}
        </Link>
      ) : (
        <p className={classes.title}>{t(monthCopy.expenseTracker, { month: formatMonthName(today) })}</p>
      )}
      <Button
        variant="subtle"
        px="xs"
        fz="sm"
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        onClick={() => void showVideo(trackerVideos.tour)}
      >
        {t(monthCopy.watchTour)}
      </Button>
    </div>
  )
}
