import { faultsIn } from './mutant.ts'
import { regularBillFaults } from './regular-bills.ts'

export const trackerFaults = [
  ...regularBillFaults,
  ...faultsIn('trusteeTotal', [
    [
      'payments to the trustee above the plan are ignored',
      'larger(configured, paidToTrustee(items))',
      'configured',
      'paying the trustee more than planned lowers the remaining amount',
    ],
  ]),
  ...faultsIn('currentSpend', [
    [
      'the trustee is counted twice',
      'sum(items.filter((item) => item.category !== TRUSTEE_PAYMENT).map((item) => item.amountCents))',
      'sum(items.map((item) => item.amountCents))',
      'money paid to the trustee counts toward the trustee total',
    ],
  ]),
  ...faultsIn('incomeShortfall', [
    [
      'too little income shows no shortfall',
      'larger(ZERO, subtract(trusteeCents, incomeCents))',
      'larger(ZERO, subtract(incomeCents, trusteeCents))',
      'falls short of a trustee payment of',
    ],
  ]),
  ...faultsIn('overBudget', [
    [
      'an edited goal counts twice',
      'subtract(plan.existingGoalsCents, replaced)',
      'plan.existingGoalsCents',
      'an edit that reuses its old amount',
    ],
  ]),
  ...faultsIn('progress', [
    ['yellow begins at 81 percent', 'goalCents * 80', 'goalCents * 81', 'is {yellow} at {80} %'],
  ]),
  ...faultsIn('splitState', [
    [
      'the parts of a split can exceed the whole',
      "total < original ? 'below' : 'above'",
      "total < original ? 'below' : 'equal'",
      'is {above} for an item of 10000',
    ],
  ]),
  ...faultsIn('monthTotals', [
    [
      'what remains leaves out the trustee',
      'subtract(incomeCents, add(spendCents, trusteeCents))',
      'subtract(incomeCents, spendCents)',
      'without spending, the remaining amount is income minus the trustee payment',
    ],
  ]),
  ...faultsIn('trackerStatus', [
    [
      "last month's budget counts as approved",
      'info.budgetLastApprovedOn < monthStart(today)',
      'info.budgetLastApprovedOn > today',
      'is {needs_approval} in November 2026',
    ],
  ]),
  ...faultsIn('server/spendingOf', [
    ['a fee is spending', 'fee: false', 'fee: true', 'a {fee} of {-100} cents makes an item of'],
    [
      'refunds count as spending',
      'IS_SPENDING[kind] && amountCents < 0',
      'IS_SPENDING[kind]',
      'a {purchase} of {1250} cents makes an item of',
    ],
  ]),
  ...faultsIn('lockUncategorized', [
    [
      'a rule overwrites the category that the customer chose',
      'isNull(expenseItems.category),\n        isNull(expenseItems.splitAt),',
      'isNull(expenseItems.splitAt),',
      'leaves an item to the customer who chose its category meanwhile',
    ],
  ]),
  ...faultsIn('insertItems', [
    [
      'a rule with parts fails for a customer with thousands of old items',
      'const ROWS_AT_ONCE = 3000',
      'const ROWS_AT_ONCE = 300_000',
      'of years are split at once, however many they are',
    ],
  ]),
  ...faultsIn('recordMovements', [
    [
      'a purchase that is reported again is split by its rule a second time',
      'const toSplit = [...made].filter',
      'const toSplit = [...rules.keys()].filter',
      'is split once, however often it is reported',
    ],
  ]),
  ...faultsIn('firstFitting', [
    [
      'a later rule counts before an earlier one',
      'return rules.find(',
      'return rules.findLast(',
      '{CORNER SHOP 12} takes the rule {corner shop}, the first that fits',
    ],
  ]),
  ...faultsIn('splitAmounts', [
    [
      'a split by a rule loses a cent',
      'const left = subtract(amountCents, sum(amounts))',
      'const left = cents(amountCents - sum(amounts) - 1)',
      'the parts of any amount add up to it exactly',
    ],
  ]),
  ...faultsIn('spreadBack', [
    [
      'the last cent of a refund is lost',
      'if (left === 0) break',
      'if (left <= 1) break',
      'over the parts as',
    ],
  ]),
  ...faultsIn('incomesTakenOver', [
    [
      'a month keeps the income of a month with three paychecks',
      'return incomeOfAll(found, to)',
      'return income',
      'go back to two paychecks after a month with three',
    ],
  ]),
  ...faultsIn('paydaysInMonth', [
    [
      'paydays of a month before the next one are left out',
      'Math.ceil(late / TWO_WEEKS)',
      '0',
      'do not depend on which payday is named',
    ],
  ]),
  ...faultsIn('byRisk', [
    [
      'what is over its goal is last',
      'rankOf(a) - rankOf(b)',
      'rankOf(b) - rankOf(a)',
      'puts what is over its goal first',
    ],
  ]),
  ...faultsIn('suggestedCategories', [
    [
      'the trustee payment is suggested for a shop',
      'category !== TRUSTEE_PAYMENT && category !== CUSHION',
      'category !== CUSHION',
      'have the trustee payment only for a payee that had it',
    ],
  ]),
]
