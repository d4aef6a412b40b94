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
}
