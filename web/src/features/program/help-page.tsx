import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { TextSkeleton } from '../../ui/skeletons.tsx'
import { showsNotices } from './notice.rules.ts'
import { useProgram } from './program.api.ts'
import { unspecified } from './program.messages.ts'
import { PublicPage } from './public-page.tsx'

/** Where the help link of the icon navigation leads (AMB-149). */
export const HelpPage = () => {
  const program = useProgram()
  return (
    <PublicPage>
      <PageHeading lead={unspecified.helpLead}>{unspecified.helpTitle}</PageHeading>
      {program ? (
        <>
          <p>
            {unspecified.supportLine}: <PhoneLink phone={program.support.support_line} />
          </p>
          <p>
            {unspecified.customerService}: <PhoneLink phone={program.support.phone} />
          </p>
        </>
      ) : (
        <TextSkeleton lines={2} />
      )}
      {showsNotices(program) && (
        <p>
          <Link to={paths.programNotice}>{unspecified.helpNotice}</Link>
        </p>
      )}
    </PublicPage>
  )
}
