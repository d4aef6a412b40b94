export interface TextMessages {
  /**
   * Sends an SMS to a phone of ten digits. `not_reached`: the phone cannot receive SMS, or its owner opted
   * out. Throws PartnerError when there is no reply; after a `timeout` the SMS may have been sent, and the
   * partner cannot detect a duplicate.
   */
  send(message: { phone: string; text: string }): Promise<'sent' | 'not_reached'>
}
