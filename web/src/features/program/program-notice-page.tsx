import { elements, t } from '../../i18n/translate.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { TextSkeleton } from '../../ui/page/skeletons.tsx'
import { NoticeFacts } from './notice-facts.tsx'
import { useProgram } from './program.api.ts'
import { copy } from './program.messages.ts'
import { PublicPage } from './public-page.tsx'

/** All the facts about the end of the product, for anyone (PROGRAM-10). */
export const ProgramNoticePage = () => {
  const program = useProgram()
  return (
    <PublicPage>
      <PageHeading lead={t(copy.noticeLead)}>{t(copy.noticeTitle)}</PageHeading>
      {program ? (
        <>
          <NoticeFacts windDown={program.wind_down} />
          <p>{elements(copy.contact, { phone: <PhoneLink phone={program.support.support_line} /> })}</p>
        </>
      ) : (
        <TextSkeleton lines={8} />
      )}
    </PublicPage>
  )
}
