import { useRouterState } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

/** The base path of the funding pages. Only the address tells whether this is enrollment (FUNDING-01). */
export const useFundingBase = () => {
  const isEnrolling = useRouterState({
    select: ({ location }) => location.pathname.startsWith(paths.enrollmentFunding),
  })
  return { isEnrolling, base: isEnrolling ? paths.enrollmentFunding : paths.funding }
}
