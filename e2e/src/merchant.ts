/** Lets merchants charge a card in a test. A declined purchase does not fail the test. */

export interface Merchant {
  /**
   * The id of the customer's newest card in the sandbox. It keeps meaning that card after another one is
   * issued.
   */
  cardOf(email: string): Promise<number>
  /**
   * Returns "approved", or why the purchase was declined. Without `card_id`, charges the customer's newest
   * card.
   */
  tries(email: string, purchase: { merchant: string; amount: string; card_id?: number }): Promise<string>
}

export const merchantAt = (sandboxUrl: string): Merchant => {
  const send = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
    const reply = await fetch(`${sandboxUrl}/_sim${path}`, init)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
  const customer = async (email: string) => {
    const all = await send<{ email: string; prn: string; card_id: number }[]>('/customers')
    const found = all.find((each) => each.email === email)
    if (!found) throw new Error(`the sandbox has no customer ${email}`)
    return found
  }
  return {
    cardOf: async (email) => (await customer(email)).card_id,
    tries: async (email, purchase) => {
      const { prn } = await customer(email)
      const { approved, reason } = await send<{ approved: boolean; reason?: string }>(
        `/cards/${prn}/authorizations`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(purchase),
        },
      )
      return approved ? 'approved' : (reason ?? 'no reason')
    },
  }
}
