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
      'isSent ? take(payment, negate(add(amountCents, feeCents)), orderedOn) : []',
      'take(payment, negate(add(amountCents, feeCents)), orderedOn)',
      'are not behind a payment that the processor never got',
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
