import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { catchUpQuery } from '../autopay.api.ts'
import classes from '../autopay.module.css'
import { copy } from './catch-up.messages.ts'
import { CatchUpForm } from './catch-up-form.tsx'
import { CurrentCatchUp } from './current-catch-up.tsx'

/** What is behind, spread over the next paydays; or the catch-up that is under way (AUTO-20). */
export const CatchUpPage = () => {
  const { data: catchUp } = useSuspenseQuery(catchUpQuery)
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
      <Notice tone="care">
        <p>{t(copy.sooner)}</p>
      </Notice>
      {catchUp ? <CurrentCatchUp catchUp={catchUp} /> : <CatchUpForm />}
    </div>
  )
}
