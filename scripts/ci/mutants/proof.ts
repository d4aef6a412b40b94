/** Faults of documents about payments to the trustee. */
import { faultsIn } from './mutant.ts'

export const proofFaults = [
  ...faultsIn('findMadeAt', [
    [
      'any file is verified by a code',
      'and(eq(proofDocuments.codeHash, codeHash), eq(proofDocuments.sha256, sha256))',
      'eq(proofDocuments.codeHash, codeHash)',
      'says when it was made, for its code and its file only',
    ],
    [
      'a document is verified without its code',
      'and(eq(proofDocuments.codeHash, codeHash), eq(proofDocuments.sha256, sha256))',
      'eq(proofDocuments.sha256, sha256)',
      'says when it was made, for its code and its file only',
    ],
  ]),
  ...faultsIn('makeDocument', [
    [
      'the code is kept as it is printed',
      'codeHash: sha256Of(code)',
      'codeHash: code',
      'says when it was made, for its code and its file only',
    ],
  ]),
  ...faultsIn('ledgerOf', [
    [
      'a receipt that may be of a payment names it',
      "receipt?.match === 'matched' ? receipt.paymentIds : []",
      'receipt?.paymentIds ?? []',
      'never names a payment from this account for a receipt of another one',
    ],
  ]),
  ...faultsIn('proof/summaryOf', [
    [
      'what may be a second posting is added up',
      "match !== 'twice' && isWithin(postedOn, days)",
      'isWithin(postedOn, days)',
      'has what was typed apart from what a file says, and no second posting',
    ],
  ]),
  ...faultsIn('linesOf', [
    [
      'one line of the account is behind two payments',
      'if (line) left.delete(line)',
      '',
      'are each behind one payment, and a return is behind the one that came back',
    ],
    [
      'a line of the account is behind a payment that was never sent',
      'isSent ? take(payment, negate(add(amountCents, feeCents)), orderedOn, days) : []',
      'take(payment, negate(add(amountCents, feeCents)), orderedOn, days)',
      'are not behind a payment that the processor never got',
    ],
    [
      'the line of a later payment is behind an earlier one',
      'const days = { from: orderedOn, to: addDays(orderedOn, LINE_DAYS) }',
      'const days = { from: orderedOn, to: addDays(orderedOn, 90) }',
      'of a later payment are not behind one whose own line is missing',
    ],
  ]),
  ...faultsIn('postedOutside', [
    [
      'what was posted for an earlier payment is on no list',
      'isWithin(postedOn, days) && !paymentIds.some((id) => ordered.has(id))',
      'false',
      'is matched with a payment of these days, or is apart',
    ],
  ]),
  ...faultsIn('renderHistory', [
    [
      'a line of the ledger has the amount of the whole posting',
      'formatUsd(part.amountCents)',
      'formatUsd(part.receipt?.amountCents ?? part.amountCents)',
      'has each line of the ledger, and its amounts add up to what counts',
    ],
  ]),
  ...faultsIn('renderPayment', [
    [
      'what reached the trustee of a collected payment is known to the bank',
      'payment.reference === null ? factsOfCollected(payment) : byBank(factsOfPayment(payment))',
      'byBank(factsOfPayment(payment as never))',
      'of what a service collected says what was taken, and only by our count what is for the trustee',
    ],
  ]),
  ...faultsIn('VerifyPage', [
    [
      'an answer about one file is shown for another',
      'answer?.typed === typed && answer.file === file ? answer : undefined',
      'answer',
      'does not show the answer about one file for another that was chosen meanwhile',
    ],
  ]),
  ...faultsIn('wordsOfPosted', [
    [
      'what was typed is printed as told by the payment network',
      't(copy.postedBy[source], known)',
      't(copy.postedBy.network, known)',
      'marks on every line what the bank knows, what a file says and what was typed',
    ],
  ]),
  ...faultsIn('wordsOfPart', [
    [
      'what the trustee took back is from somebody else',
      'if (receipt?.isTakenBack) return t(copy.takenBack)',
      '',
      'a receipt {which was taken back} says so',
    ],
  ]),
  ...faultsIn('factsOfCase', [
    [
      "the trustee's number is printed in full",
      'plan.trustee_account.slice(-4)',
      'plan.trustee_account',
      'prints the last four digits of numbers only',
    ],
  ]),
  ...faultsIn('cellOf', [
    [
      'a cell of the table is a formula',
      "FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text",
      'text',
      'the cell {"=1+1"} is written as',
    ],
  ]),
  ...faultsIn('verifyProof', [
    [
      'codes can be tried without a limit',
      "limit: 'sign_in',",
      '',
      'tries are limited like those to sign in',
    ],
  ]),
]
