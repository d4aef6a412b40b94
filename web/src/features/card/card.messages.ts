import { messages } from '@yoursuccess/contract/core/messages'
import { cardRefusals, type ReplacementReason } from '@yoursuccess/contract/card/card'
import { refusalMessages } from '../../lib/refusal-messages.ts'

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
  unfoldCard: 'Show card',
  foldCard: 'Hide card',
  states: {
    active: 'Active',
    frozen: 'Frozen',
    freezing: 'Freezing',
    unfreezing: 'Unfreezing',
    cancelled: 'Cancelled',
  },
  notes: {
    frozen: 'Purchases are declined until you unfreeze it.',
    frozenForFraud: 'Purchases are declined until you answer the fraud alert.',
    freezing: "Freezing isn't confirmed yet. Until it is, purchases may still go through.",
    unfreezing: "Unfreezing isn't confirmed yet. Until it is, purchases are declined.",
  },
  replacing:
    "This isn't confirmed yet. Until it is, your old card may still work. We'll let you know when it's done.",
  onItsWay: 'Your new card is coming by mail. Activate it once you have it in hand.',
  noCard: "We'll mail your card once you've added $5.00 or more.",
  oldCardWorks: 'Your current card works until you activate the new one.',
  newCardOrdered: 'A new card is on its way',
  answerAlert: 'Answer the fraud alert',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
  actions: 'Card actions',
  freeze: 'Freeze card',
  unfreeze: 'Unfreeze card',
  activate: 'Activate Card',
  resetPin: 'Reset Pin',
  support: 'Card support',
  requestedChange: {
    freezing: "We're freezing your card",
    unfreezing: "We're unfreezing your card",
  },
  unknownOutcome:
    "We couldn't reach YourSuccess, so we don't know if this worked. Check whether your card is frozen before you try again.",

  showDetails: 'Show card details',
  hideDetails: 'Hide card details',
  detailsFrame: 'Card number and expiration date',
  detailsFailed: "We couldn't show your card details. Try again.",

  pinTitle: 'Set Pin',
  pinLead: "Choose the PIN you'll enter at ATMs and in stores.",
  pinPrivacy: "You enter it in our card processor's form. We never see it.",
  pinFrame: 'PIN form',
  pinLoading: 'Loading the PIN form',
  pinSaving: 'Saving your PIN',
  pinErrors: {
    different: "The two PINs didn't match.",
    weak: 'That PIN is too easy to guess.',
    used: "That form was already used. Here's a new one.",
    expired: "The form was open too long. Here's a new one.",
  },
  pinOutcomeUnknown: "We don't know yet if your PIN was set.",
  pinAgain: 'Try again',
  noCardForPin: "We'll mail your card once you've added $5.00 or more. You can set its PIN once you have it.",
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
    damaged: "It's damaged",
  } satisfies Record<ReplacementReason, string>,
  fee: 'Fee',
  feeLoading: 'Loading the fee',
  chooseFirst: 'Choose a reason to see the fee.',
  waived: 'Your first replacement in 12 months is free.',
  approveFirst: 'I approve the fee',
  approveFee: 'I approve the {fee} fee, taken from my balance',
  approveNoFee: "I understand there's no fee",
  sentTo: "We'll mail it to",
  delivery: 'Delivery',
  arrives: 'It arrives in 7 to 10 business days.',
  order: 'Cancel card and request a new one',
  orderDamaged: 'Request a new card',
  noCardToReplace: "There's no card to replace yet. We'll mail your card once you've added $5.00 or more.",
  orderUnknown:
    "We couldn't reach YourSuccess, so we don't know if your card was ordered. You can try again: you won't get a second card or pay the fee twice.",
})

/** Refusals that say more on the screen. */
export const refusalCopy = messages('card.refusals', {
  spending_ended: 'Spending with this card has ended, so we no longer send new cards.',
})

export const cardMessages = refusalMessages(cardRefusals, refusalCopy)
