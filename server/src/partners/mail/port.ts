export interface Message {
  /** One address. */
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** Resolves when the mail server has accepted the message. Throws PartnerError otherwise. */
  send(message: Message): Promise<void>
  /** Closes the idle connections to the mail server. Nothing can be sent afterwards. */
  close(): void
}
