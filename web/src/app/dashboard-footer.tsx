import { Link } from '@tanstack/react-router'
import { showsNotices } from '../features/program/notice.rules.ts'
import { useProgram } from '../features/program/program.api.ts'
import { paths } from '../lib/paths.ts'
import { SiteFooter } from '../ui/page/site-footer.tsx'

/** The customer service number, help, and the link to the program notice once it is announced. */
export const DashboardFooter = () => {
  const program = useProgram()
  return (
    <SiteFooter program={program}>
      <Link to={paths.help}>Help</Link>
      {showsNotices(program) && <Link to={paths.programNotice}>Program notice</Link>}
    </SiteFooter>
  )
}
