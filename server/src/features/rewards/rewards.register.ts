import type { Registered } from '../../boot/registered.ts'
import { rewardsRoutes } from './rewards.routes.ts'
import { type RewardsDeps, type RewardsService, rewardsService } from './rewards.service.ts'

export const registerRewards = (deps: RewardsDeps): Registered<RewardsService> => {
  const service = rewardsService(deps)
  return { service, routes: (serve) => rewardsRoutes(serve, service) }
}
