import { faultsIn } from './mutant.ts'

/** Faults in the set-aside: shares that are too much, twice or without the customer's word, its end, its statements. */
export const shareFaults = [
  ...faultsIn('mayMove', [
    [
      'a share moves after the customer turned shares off',
      'return known.saver.isOn && wantedOf(',
      'return wantedOf(',
      'of a deposit from before the customer turned shares off',
    ],
  ]),
  ...faultsIn('server/closeSetAside', [
    [
      'a set-aside that is opened again takes shares without a word',
      'await recordSharesOn(tx, customerId, { isOn: false, changedAt: clock.now(), morning: lastMorning(clock) })',
      '',
      'a set-aside that was closed takes it again',
    ],
  ]),
  ...faultsIn('decideShares', [
    [
      'a share is larger than its deposit',
      'depositCents: depositCents ?? share.wantedCents,',
      'depositCents: share.wantedCents,',
      'is no deposit of another payer, and never more than the deposit',
    ],
    [
      'a share is worked out on balances from before a move that has ended',
      'if (!balances || open.unsettled.has(cause.customerId)) return undefined',
      'if (!balances) return undefined',
      'a share is recalculated when money moved {in} by hand after its balances were read',
    ],
    [
      'a deposit that was taken back before its share was decided bears it',
      'larger(ZERO, subtract(amountCents, undecided.get(id) ?? ZERO))',
      'amountCents',
      'before its share was decided moves nothing',
    ],
    [
      'a share is decided on money that a payment will take',
      '...(await bills.listUnsettledPayers(tx, requested)),',
      '',
      'from money set aside, which the processor has not taken yet, is counted once',
    ],
  ]),
  ...faultsIn('movable', [
    [
      'a move leaves less than is kept back',
      'larger(ZERO, subtract(availableCents, keepBackCents))',
      'larger(ZERO, availableCents)',
      'is all of it while the main account has no more than is kept back',
    ],
  ]),
  ...faultsIn('shareOfDeposit', [
    [
      'each deposit of a payday bears its share',
      'each.depositIds.includes(depositId) && !isBorne(needs, each)',
      'each.depositIds.includes(depositId)',
      'in two deposits bears its share once, as soon as they make half of it',
    ],
    [
      'no deposit bears what was short',
      'shortFor === dueOn ? smaller(shortCents, needCents) : ZERO',
      'ZERO',
      'is told once, and the next deposit bears it',
    ],
    [
      'a morning begins at midnight',
      'const MORNING_HOUR = 6',
      'const MORNING_HOUR = 0',
      'it is set aside at 6 AM in New York',
    ],
    [
      'a morning takes the share of a payday that is left',
      'leftFor(needs, next.payment).length > 0',
      'false',
      'bears its share of the next payment, worked out anew each time',
    ],
    [
      'more goes back than brings the main account to what is kept back',
      'smaller(smaller(left, missing), ownCents)',
      'smaller(left, ownCents)',
      'brings its share back, only up to what is kept back, once, and later shares rise',
    ],
    [
      'a share goes back once for each part that is taken back',
      'subtract(smaller(share.movedCents, share.takenBackCents), share.returnedCents)',
      'smaller(share.movedCents, share.takenBackCents)',
      'in parts brings back no more than its share',
    ],
  ]),
  ...faultsIn('moveSharesJob', [
    [
      'a customer whose balance is unknown keeps the whole batch waiting',
      '!moving.has(each.cause) || each.balances',
      'balances.size === moving.size && (each.balances || !moving.has(each.cause))',
      'one customer whose share cannot be decided keeps it from nobody else',
    ],
    [
      'a balance that cannot be saved keeps the whole batch waiting',
      'failure: await failureOf(eachOf([read, remember]))',
      'failure: await eachOf([read, remember]).then(() => undefined)',
      'a balance that cannot be saved keeps no share from being moved',
    ],
  ]),
  ...faultsIn('sendMoveNow', [
    [
      'each retry moves the share again',
      'reference: `set-aside-move-${id}`',
      'reference: `set-aside-move-${id}-${performance.now()}`',
      'when {createAccountTransfer} of the processor {answers too late}',
    ],
    [
      'a share that was refused is sent',
      "isUnsent: ({ state }) => state === 'wanted',",
      'isUnsent: () => true,',
      'a share that was refused after it was listed is not sent',
    ],
    [
      'a share ends before the processor took it',
      'const prn = await prnIn(setAsides, customerId)',
      'await end(row); const prn = await prnIn(setAsides, customerId)',
      '{before} the work is repeated alone, with its reference',
    ],
  ]),
  ...faultsIn('endMoves', [
    [
      'a move that has ended ends again',
      "and(areMoves(keys), eq(setAsideMoves.state, 'wanted'))",
      'areMoves(keys)',
      'ends nothing again if a move by hand ended the share meanwhile',
    ],
  ]),
  ...faultsIn('inGroups', [
    [
      'one move whose end cannot be recorded keeps the others from being ended',
      'return work([item])',
      'throw error',
      'a move whose end cannot be recorded keeps no other from being ended, and is repeated',
    ],
  ]),
  ...faultsIn('watchBalance', [
    [
      'a customer is told to add money although money set aside was not touched',
      "level === 'negative' && (await setAside().hasMoney(tx, customerId))",
      'false',
      'money set aside never covers the main account, and the customer is told once',
    ],
  ]),
  ...faultsIn('choicesWork', [
    [
      'money set aside goes back although the plan tools are on again',
      'if (!causesOf(known.facts).includes(asked.cause))',
      'if (false)',
      'and on again in the last moment, the money stays',
    ],
  ]),
  ...faultsIn('listDueChoices', [
    [
      'money set aside goes back before the last day for an answer',
      'lt(setAsideChoices.answerBy, today),',
      '',
      'the money goes back automatically on the day after the last one, once',
    ],
  ]),
  ...faultsIn('readSetAsideMonth', [
    [
      'a move that is late for its month is in no section of a statement',
      'or(gte(postedOn, startsOn), gt(id, lastTransactionId))',
      'gte(postedOn, startsOn)',
      'has a move of a closed month in the next one, as the first section does',
    ],
  ]),
]
