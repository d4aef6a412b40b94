import { t } from '../../../i18n/translate.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PlacesCard } from './places-card.tsx'
import { copy } from './sign-in-settings.messages.ts'
import classes from './sign-in-settings.module.css'

/** Passkeys, and where the customer is signed in (SESSION-56, SESSION-63). */
export const SignInSettingsPage = () => (
  <div className={classes.page}>
    <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
    <PasskeysCard />
    <PlacesCard />
  </div>
)
