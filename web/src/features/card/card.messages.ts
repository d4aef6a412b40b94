import { type Message, messages } from '@yoursuccess/contract/core/messages'
import type { CardCode, ReplacementReason } from '@yoursuccess/contract/card/card'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('card', {
  requestNewCard: 'Request New Card',
  replacementOrdered: 'Card is cancelled and a replacement has been ordered',
  activationPrompt: 'Do not activate your card until you have your Physical Card in hand.',
  yes: 'Yes',
  no: 'No',
  frozen: 'Your card has been frozen',
  unfrozen: 'Your card has been unfrozen',
  freezeFailed: 'There was an error freezing your card',
  unfreezeFailed: 'There was an error unfreezing your card',
  pinNote: 'Pin must be 4 digit number',
  pinSet: 'Your pin has been set and your card is ready for use!',
  pinFailed: 'Oh no! Something went wrong. Please try again.',
  requested: 'You have requested a new card',
  requestFailed: 'There was an error requesting your card',
  required: 'This field is required',
  panelTitle: '{product} Card',
  loading: 'Loading your card',
  states: {
    active: 'Active',
    frozen: 'Frozen',
    freezing: 'Being frozen',
    unfreezing: 'Being unfrozen',
    cancelled: 'Cancelled',
  },
  notes: {
    frozen: 'Purchases are declined until you unfreeze it.',
    frozenForFraud: 'Purchases are declined until you answer the fraud alert.',
    freezing:
      'We have asked for it, but it is not confirmed yet. Until then a purchase may still go through.',
    unfreezing: 'We have asked for it, but it is not confirmed yet. Until then purchases are declined.',
  },
  replacing: 'It is not confirmed yet: until then the old card may still work. This page says when it is.',
  onItsWay: 'The new card comes by mail. Activate it once you have it in hand.',
  noCard: "We'll mail your card after your first deposit of $5.00 or more.",
  oldCardWorks: 'Your current card works until you activate the new one.',
  newCardOrdered: 'A new card is on its way',
  answerAlert: 'Answer the fraud alert',
  holder: 'Name',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  freeze: 'Freeze card',
  unfreeze: 'Unfreeze card',
  activate: 'Activate Card',
  resetPin: 'Reset Pin',
  support: 'Card support',
  requestedChange: {
    freezing: 'We have asked for your card to be frozen',
    unfreezing: 'We have asked for your card to be unfrozen',
  },
  unknownOutcome: 'We could not reach the bank. See whether your card is frozen before you try again.',

  showDetails: 'Show card details',
  hideDetails: 'Hide card details',
  detailsFrame: 'Card number and expiry date',
  detailsFailed: 'Your card details cannot be shown right now. Please try again.',

  pinTitle: 'Set Pin',
  pinLead: 'Choose the PIN that you type at machines and registers.',
  pinPrivacy: 'You type it into a form of our card processor. We never see it.',
  pinFrame: 'Form for your PIN',
  pinLoading: 'Loading the form for your PIN',
  pinSaving: 'Saving your PIN',
  pinErrors: {
    different: 'The two PINs were not the same.',
    weak: 'That PIN is too easy to guess.',
    used: 'That form was used already. Here is a new one.',
    expired: 'The form was open for too long. Here is a new one.',
  },
  pinOutcomeUnknown: 'We do not know yet whether it was set.',
  pinAgain: 'Try again',
  noCardForPin:
    "We'll mail your card after your first deposit of $5.00 or more. You can set its PIN once you have it.",
  toDashboard: 'Back to dashboard',

  replacementLead: "We'll mail you a new card.",
  stops: {
    lost: 'Your current card stops working right away.',
    stolen: 'Your current card stops working right away.',
    damaged: 'Your current card works until you activate the new one.',
  } satisfies Record<ReplacementReason, string>,
  whatHappened: 'What happened to your card?',
  reasons: {
    lost: 'I lost it',
    stolen: 'It was stolen',
    damaged: 'It is damaged',
  } satisfies Record<ReplacementReason, string>,
  fee: 'Fee',
  feeLoading: 'Loading the fee',
  chooseFirst: 'Choose a reason to see the fee.',
  waived: 'Waived: the first replacement in twelve months is free.',
  approveFirst: 'I approve the fee',
  approveFee: 'I approve the fee of {fee}, taken from my balance',
  approveNoFee: 'I approve the fee of {fee}: it is waived',
  sentTo: 'Sent to',
  delivery: 'Delivery',
  arrives: 'It arrives in 7 to 10 business days.',
  order: 'Cancel card and request a new one',
  orderDamaged: 'Request a new card',
  noCardToReplace:
    "There is no card to replace yet. We'll mail your card after your first deposit of $5.00 or more.",
  orderUnknown:
    'We could not reach the bank. Trying again does not order a second card and does not take the fee twice.',
})

/** Every refusal has a sentence. A new code without one fails the type check. */
export const cardMessages: Record<CardCode | 'spending_ended', Message> = messages('card.refusals', {
  'card.none': 'There is no card yet.',
  'card.not_mailed': "We'll mail your card after your first deposit.",
  'card.not_in_hand': 'Your new card is on its way. There is no card to freeze.',
  'card.not_changeable': 'This card cannot be changed any more. Please call our support line.',
  'card.fraud_open': 'Please answer the fraud alert first. You find it among your notifications.',
  'card.replacement_ordered': 'A replacement has been ordered already.',
  'card.fee_not_covered':
    'Your balance does not cover the fee. Nothing was ordered, and your card is as it was.',
  'card.pin_not_set': 'Your PIN was not set.',
  'card.no_image': 'There is no picture of this card.',
  spending_ended: 'Spending with this card has ended, so no new card is sent.',
})
