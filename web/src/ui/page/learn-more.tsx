import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import type { paths } from '../../lib/paths.ts'
import { ButtonLink } from './button-link.tsx'
import { DollarBill, type Pose } from '../look/dollar-bill.tsx'
import classes from './learn-more.module.css'
import { PageHeading } from './page-heading.tsx'
import { showVideo } from '../dialog/show-video.tsx'
import type { Video } from '../dialog/video-dialog.tsx'
import { copy } from './learn-more.messages.ts'

interface LearnMoreProps {
  title: string
  lead: string
  points: readonly { title: string; text: string }[]
  pose?: Pose
  /** A video about the feature. */
  video?: Video
  /** The page that "Get Started" opens. */
  to: (typeof paths)['getStarted' | 'bills' | 'rewards']
}

/** What a feature is for, in a few points, and a link to it. */
export const LearnMore = ({ title, lead, points, pose = 'greeting', video, to }: LearnMoreProps) => (
  <div className={classes.page}>
    <div className={classes.intro}>
      <DollarBill pose={pose} />
      <PageHeading lead={lead}>{title}</PageHeading>
    </div>
    <ul className={classes.points}>
      {points.map((point) => (
        <li key={point.title}>
          <h2>{point.title}</h2>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
    <div className={classes.actions}>
      <ButtonLink to={to}>{t(copy.getStarted)}</ButtonLink>
      {video && (
        <Button
          variant="subtle"
          className="ys-flush"
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          onClick={() => void showVideo(video)}
        >
          {t(copy.watch, { title: t(video.title) })}
        </Button>
      )}
    </div>
  </div>
)
