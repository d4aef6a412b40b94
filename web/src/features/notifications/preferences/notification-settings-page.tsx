import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { preferencesQuery } from './preferences.api.ts'
import { copy } from './preferences.messages.ts'
import classes from './preferences.module.css'
import { PreferencesForm } from './preferences-form.tsx'

/** By which channels the customer is notified, and the hours without texts (NOTIFICATIONS-24). */
export const NotificationSettingsPage = () => (
  <div className={classes.page}>
    <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
    <Notice tone="info">
      <p>{t(copy.panel)}</p>
      <p>{t(copy.always)}</p>
    </Notice>
    <Loaded query={useQuery(preferencesQuery)}>
      {(preferences) => <PreferencesForm preferences={preferences} />}
    </Loaded>
  </div>
)
