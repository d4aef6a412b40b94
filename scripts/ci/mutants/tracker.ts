import { faultsIn } from './mutant.ts'

const RULES = 'contract/src/tracker/tracker.rules.ts'
const TRACKER = 'server/src/features/tracker'

export const trackerFaults = [
  ...faultsIn(RULES, 'contract/src/tracker/tracker.rules.test.ts', [
    [
      'what was paid to the trustee beyond the plan is forgotten',
      'larger(configured, paidToTrustee(items))',
      'configured',
      'who pays the trustee more than planned has that much less',
    ],
    [
      'the trustee is counted twice',
      'sum(items.filter((item) => item.category !== TRUSTEE_PAYMENT).map((item) => item.amountCents))',
      'sum(items.map((item) => item.amountCents))',
      'money paid to the trustee counts once',
    ],
    [
      'too little income covers the trustee payment',
      'larger(ZERO, subtract(trusteeCents, incomeCents))',
      'larger(ZERO, subtract(incomeCents, trusteeCents))',
      'covers a trustee payment of',
    ],
    [
      'an edited goal counts twice',
      'subtract(plan.existingGoalsCents, replaced)',
      'plan.existingGoalsCents',
      'an edit that uses its own old amount',
    ],
    ['yellow begins at 81 percent', 'goalCents * 80', 'goalCents * 81', 'is yellow at 80 %'],
    [
      'parts may be more than the whole',
      "total < original ? 'below' : 'above'",
      "total < original ? 'below' : 'equal'",
      'against 10000 are above',
    ],
    [
      'what remains leaves out the trustee',
      'subtract(incomeCents, add(spendCents, trusteeCents))',
      'subtract(incomeCents, spendCents)',
      'without spending, what remains is income minus the trustee payment',
    ],
    [
      'a budget of last month counts as approved',
      'info.budgetLastApprovedOn < monthStart(today)',
      'info.budgetLastApprovedOn > today',
      'is needs_approval in November 2026',
    ],
  ]),
  ...faultsIn(`${TRACKER}/tracker.rules.ts`, `${TRACKER}/tracker.rules.test.ts`, [
    ['a fee is spending', 'fee: false', 'fee: true', 'a fee of -100 cents makes an item of'],
    [
      'money that came back is spending',
      'IS_SPENDING[kind] && amountCents < 0',
      'IS_SPENDING[kind]',
      'a purchase of 1250 cents makes an item of',
    ],
    [
      'the last cent of what came back is lost',
      'if (left === 0) break',
      'if (left <= 1) break',
      'that came back is spread as',
    ],
  ]),
]
