/** The pages of this feature. They load as one file when the first of them opens. */
export { RewardsLearnMorePage } from './learn-more-page.tsx'
export { RewardsPage } from './rewards-page.tsx'
