export interface RewardsSite {
  /**
   * A link that signs this member on, once, within a minute; it leads to the rewards site and nowhere else (REWARDS-09).
   * `member` is the account that cash back is paid into, by the processor's reference; `path` is where to begin.
   * Throws PartnerError when there is none.
   */
  createSsoLink(visit: { member: string; path: string }): Promise<string>
}
