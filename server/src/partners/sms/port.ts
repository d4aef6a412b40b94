export interface TextMessages {
  /**
   * Sends a text to a phone of ten digits. `not_reached`: it can take no texts, or its owner wants none. Throws
   * PartnerError when there is no answer; after a `timeout` the text may have been sent, and nothing tells two of them apart.
   */
  send(message: { phone: string; text: string }): Promise<'sent' | 'not_reached'>
}
