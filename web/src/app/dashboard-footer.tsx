import { Link } from '@tanstack/react-router'
import { showsNotices } from '../features/program/notice.rules.ts'
import { useProgram } from '../features/program/program.api.ts'
import { t } from '../i18n/translate.ts'
import { paths } from '../lib/paths.ts'
import { SiteFooter } from '../ui/page/site-footer.tsx'
import { copy } from './navigation/navigation.messages.ts'

/** The customer service number, help, and the link to the program notice once it is announced. */
export const DashboardFooter = () => {
  const program = useProgram()
  return (
    <SiteFooter program={program}>
      <Link to={paths.help}>{t(copy.help)}</Link>
      {showsNotices(program) && <Link to={paths.programNotice}>{t(copy.programNotice)}</Link>}
    </SiteFooter>
  )
}
