import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../ui/page/skeletons.tsx'
import { accountQuery } from '../account/account.api.ts'
import { MultiFactorCard } from './multi-factor/multi-factor-card.tsx'
import { PersonalInfoForm } from './personal-info/personal-info-form.tsx'
import { copy } from './settings.messages.ts'
import classes from './settings.module.css'

export const SettingsPage = () => (
  <div className={classes.page}>
    <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
    <SectionCard title={t(copy.personalInfo)}>
      <Loaded query={useQuery(accountQuery)} loading={<RowsSkeleton rows={12} />}>
        {(account) => <PersonalInfoForm account={account} />}
      </Loaded>
    </SectionCard>
    <MultiFactorCard />
    <SectionCard title={t(copy.signIn)}>
      <ButtonLink to={paths.signInSettings} variant="default">
        {t(copy.seeSignIn)}
      </ButtonLink>
    </SectionCard>
    <SectionCard title={t(copy.notifications)}>
      <ButtonLink to={paths.notificationSettings} variant="default">
        {t(copy.chooseChannels)}
      </ButtonLink>
    </SectionCard>
  </div>
)
