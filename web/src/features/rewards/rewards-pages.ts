/** The pages of this room; they come as one file when the first of them is opened. */
export { RewardsLearnMorePage } from './learn-more-page.tsx'
export { RewardsPage } from './rewards-page.tsx'
