import { getSsoLink } from '@yoursuccess/contract/rewards/rewards'
import type { Serve } from '../../http/serve.ts'
import type { RewardsService } from './rewards.service.ts'

export const rewardsRoutes = (serve: Serve, rewards: RewardsService): void => {
  serve.customer(getSsoLink, async ({ caller, query }) => ({
    sso_link: await rewards.getSsoLink(caller.customerId, query.deeplink),
  }))
}
