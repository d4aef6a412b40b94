import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../ui/page/skeletons.tsx'
import { accountQuery } from '../account/account.api.ts'
import { MultiFactorCard } from './multi-factor/multi-factor-card.tsx'
import { PersonalInfoForm } from './personal-info/personal-info-form.tsx'
import { copy } from './settings.messages.ts'
import classes from './settings.module.css'

export const SettingsPage = () => {
  const { data: account, error, refetch } = useQuery(accountQuery)
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
      <SectionCard title={t(copy.personalInfo)}>
        {account && <PersonalInfoForm account={account} />}
        {!account && !error && <RowsSkeleton rows={12} />}
        {!account && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      </SectionCard>
      <MultiFactorCard />
    </div>
  )
}
