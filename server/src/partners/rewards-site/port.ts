export interface RewardsSite {
  /**
   * Creates a link that signs this member in, once, within a minute; it leads only to the rewards site
   * (REWARDS-09). `member` is the account that receives the cash back, by the processor's reference; `path`
   * is the page to open. Throws PartnerError when there is no reply, or no valid one.
   */
  createSsoLink(visit: { member: string; path: string }): Promise<string>
}
