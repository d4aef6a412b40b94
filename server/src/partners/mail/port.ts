export interface Message {
  /** One address. */
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** Returns when the mail server has taken the message. Throws PartnerError otherwise. */
  send(message: Message): Promise<void>
}
