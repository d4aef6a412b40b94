import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { BalanceSection } from './balance-section.tsx'
import { ChoiceNotice } from './choice-notice.tsx'
import { CloseButton } from './close-button.tsx'
import { KeepBackSection } from './keep-back-section.tsx'
import { MovesSection } from './moves-section.tsx'
import { OpeningSection } from './opening-section.tsx'
import { setAsideQuery } from './set-aside-query.ts'
import { SharesSection } from './shares-section.tsx'
import { copy } from './setaside.messages.ts'
import classes from './setaside.module.css'

/** What is set aside for the trustee. Without a set-aside, what it is and how to open one (SETA-17). */
export const SetAsidePage = () => {
  const { data: setAside, isRefetchError } = useSuspenseQuery(setAsideQuery)
  const { state } = setAside
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
      {state === 'closed' && <OpeningSection wasOpen={setAside.as_of !== null} />}
      {state === 'opening' && (
        <Notice tone="info" role="status">
          <p>{t(copy.isOpening)}</p>
        </Notice>
      )}
      {(state === 'open' || state === 'closing') && (
        <>
          <ChoiceNotice />
          <BalanceSection setAside={setAside} isOld={setAside.stale || isRefetchError} />
          {setAside.opened && <SharesSection setAside={setAside} />}
          {setAside.opened && <KeepBackSection keepBack={setAside.keep_back} />}
          <MovesSection />
          {setAside.opened && <CloseButton balance={setAside.balance} />}
        </>
      )}
    </div>
  )
}
