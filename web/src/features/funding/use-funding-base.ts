import { useRouterState } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

/** Where the funding pages lie: the address alone says whether somebody is being enrolled (AMB-134). */
export const useFundingBase = () => {
  const isEnrolling = useRouterState({
    select: ({ location }) => location.pathname.startsWith(paths.enrollmentFunding),
  })
  return { isEnrolling, base: isEnrolling ? paths.enrollmentFunding : paths.funding }
}
