import { Button } from '@mantine/core'
import { t } from '../../../i18n/translate.ts'
import { DollarBill } from '../../../ui/look/dollar-bill.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { showVideo } from '../../../ui/dialog/show-video.tsx'
import { trackerVideos } from '../tracker-videos.ts'
import { copy } from '../tracker.messages.ts'
import page from '../tracker.module.css'
import { wizardCopy } from './wizard.messages.ts'
import classes from './wizard.module.css'

export const WelcomeStep = ({ onNext }: { onNext: () => void }) => (
  <div className={classes.welcome}>
    <DollarBill pose="greeting" />
    <div className={page.stack}>
      <PageHeading>{t(copy.welcomeTitle)}</PageHeading>
      <p>{t(copy.dollarBillHello)}</p>
      <p className={page.quiet}>{t(copy.welcomeText)}</p>
    </div>
    <div className={page.buttons}>
      <Button variant="default" onClick={() => void showVideo(trackerVideos.welcome)}>
        {t(wizardCopy.learnMore)}
      </Button>
      <Button onClick={onNext}>{t(wizardCopy.getStarted)}</Button>
    </div>
  </div>
)
