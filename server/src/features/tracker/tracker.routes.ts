import * as calendar from '@yoursuccess/contract/tracker/calendar'
import * as suggestions from '@yoursuccess/contract/tracker/category-suggestions'
import * as rules from '@yoursuccess/contract/tracker/category-rules'
import * as months from '@yoursuccess/contract/tracker/tracker'
import * as goals from '@yoursuccess/contract/tracker/tracker-goals'
import * as items from '@yoursuccess/contract/tracker/tracker-items'
import * as recurring from '@yoursuccess/contract/tracker/recurring'
import type { PaymentTracking } from '@yoursuccess/contract/tracker/tracker'
import type { Serve } from '../../http/serve.ts'
import { type CalendarDeps, readCalendar } from './calendar.ts'
import { listRecurringBills, updateRecurringBill } from './recurring.ts'
import type { TrackerService } from './tracker.service.ts'
import { getTrusteeCard, type TrusteeCardDeps } from './trustee-card.ts'

export const trackerRoutes = (
  serve: Serve,
  tracker: TrackerService,
  deps: TrusteeCardDeps & CalendarDeps,
): void => {
  serve.customer(goals.listIncomeGoals, async ({ caller, query }) => ({
    income_goals: await tracker.listIncomeGoals(caller.customerId, query.month),
  }))
  serve.customer(goals.getIncomeGoal, async ({ caller, params }) => ({
    income_goal: await tracker.getIncomeGoal(caller.customerId, params.id),
  }))
  serve.customer(goals.saveIncomeGoals, async ({ caller, body: { month, income_goal }, idempotencyKey }) => ({
    income_goals: await tracker.saveIncomeGoals(caller.customerId, month, income_goal.items, idempotencyKey),
  }))
  serve.customer(goals.updateIncomeGoal, async ({ caller, params, body }) => ({
    income_goals: await tracker.updateIncomeGoal(caller.customerId, params.id, body.month, body.income_goal),
  }))
  serve.customer(goals.deleteIncomeGoal, async ({ caller, params, query }) => ({
    income_goals: await tracker.deleteIncomeGoal(caller.customerId, params.id, query.month),
  }))

  serve.customer(goals.listExpenseGoals, ({ caller, query }) =>
    tracker.listExpenseGoals(caller.customerId, query.month),
  )
  serve.customer(goals.getExpenseGoal, async ({ caller, params }) => ({
    expense_goal: await tracker.getExpenseGoal(caller.customerId, params.id),
  }))
  serve.customer(goals.createExpenseGoal, ({ caller, body, idempotencyKey }) =>
    tracker.createExpenseGoal(caller.customerId, body.month, body.expense_goal, idempotencyKey),
  )
  serve.customer(goals.saveExpenseGoals, ({ caller, body, idempotencyKey }) =>
    tracker.saveExpenseGoals(caller.customerId, body.month, body.expense_goal.items, idempotencyKey),
  )
  serve.customer(goals.updateExpenseGoal, ({ caller, params, body }) =>
    tracker.updateExpenseGoal(caller.customerId, params.id, body.month, body.expense_goal),
  )
  serve.customer(goals.deleteExpenseGoal, ({ caller, params, query }) =>
    tracker.deleteExpenseGoal(caller.customerId, params.id, query.month),
  )

  serve.customer(months.getMonthlyGoals, ({ caller, query }) =>
    tracker.getMonthlyGoals(caller.customerId, query.month, query.prefil === 'true'),
  )
  serve.customer(months.getPaymentTracking, async ({ caller, query, reply }) => {
    const { tracking, items } = await tracker.getPaymentTracking(caller.customerId, query.month)
    void reply
      .type('application/json; charset=utf-8')
      .serializer(() => withItems(trackingWithoutItems.parse(tracking), items) as unknown as string)
    return tracking as unknown as PaymentTracking
  })
  serve.customer(months.getTrusteeCard, async ({ caller }) => ({
    trustee_card: await getTrusteeCard(deps, caller.customerId),
  }))
  serve.customer(months.getTotalExpenseGoal, async ({ caller, query }) => ({
    total_expense_goal: await tracker.getTotalExpenseGoal(caller.customerId, query.month),
  }))

  serve.customer(months.getTrackerInfo, async ({ caller }) => ({
    success_tracker_info: await tracker.getTrackerInfo(caller.customerId),
  }))
  serve.customer(months.createTrackerInfo, async ({ caller, body }) => ({
    success_tracker_info: await tracker.completeGetStarted(caller.customerId, body.month),
  }))
  serve.customer(months.updateTrackerInfo, async ({ caller, body }) => ({
    success_tracker_info: await tracker.approveBudget(
      caller.customerId,
      body.success_tracker_info.budget_last_approved_at,
    ),
  }))

  serve.customer(items.listExpenseItems, async ({ caller, query }) => ({
    expense_items: await tracker.listExpenseItems(caller.customerId, query),
  }))
  serve.customer(
    items.createExpenseItem,
    async ({ caller, body: { month, expense_item }, idempotencyKey }) => ({
      expense_items: await tracker.createExpenseItem(caller.customerId, month, expense_item, idempotencyKey),
    }),
  )
  for (const change of [items.updateExpenseItem, items.patchExpenseItem]) {
    serve.customer(change, async ({ caller, params, body }) => ({
      expense_items: await tracker.updateExpenseItem(
        caller.customerId,
        params.id,
        body.month,
        body.expense_item,
      ),
    }))
  }
  serve.customer(items.deleteExpenseItem, async ({ caller, params, query }) => ({
    expense_items: await tracker.deleteExpenseItem(caller.customerId, params.id, query.month),
  }))
  serve.customer(
    items.splitExpenseItem,
    async ({ caller, body: { month, expense_items }, idempotencyKey }) => ({
      expense_items: await tracker.splitExpenseItem(caller.customerId, month, expense_items, idempotencyKey),
    }),
  )
  rulesRoutes(serve, tracker)
  calendarRoutes(serve, deps)
}

const rulesRoutes = (serve: Serve, tracker: TrackerService) => {
  serve.customer(rules.listCategoryRules, async ({ caller }) => ({
    category_rules: await tracker.listCategoryRules(caller.customerId),
  }))
  serve.customer(rules.createCategoryRule, async ({ caller, body }) => ({
    category_rules: await tracker.saveCategoryRule(caller.customerId, body.category_rule),
  }))
  serve.customer(rules.updateCategoryRule, async ({ caller, params, body }) => ({
    category_rules: await tracker.updateCategoryRule(caller.customerId, params.id, body.category_rule),
  }))
  serve.customer(rules.deleteCategoryRule, async ({ caller, params }) => ({
    category_rules: await tracker.deleteCategoryRule(caller.customerId, params.id),
  }))
  serve.customer(rules.applyCategoryRule, async ({ caller, params, body }) => ({
    count: await tracker.applyCategoryRule(caller.customerId, params.id, body),
  }))
  serve.customer(suggestions.listCategorySuggestions, async ({ caller }) => ({
    category_suggestions: await tracker.listCategorySuggestions(caller.customerId),
  }))
}

const calendarRoutes = (serve: Serve, deps: CalendarDeps) => {
  serve.customer(recurring.listRecurringBills, async ({ caller }) => ({
    recurring: await listRecurringBills(deps, deps.database.db, caller.customerId),
  }))
  serve.customer(recurring.updateRecurringBill, async ({ caller, params, body }) => ({
    recurring: await updateRecurringBill(deps, caller.customerId, params.id, body.recurring),
  }))
  serve.customer(calendar.getCalendar, ({ caller, query }) =>
    readCalendar(deps, caller.customerId, query.month),
  )
}

/** The schema of the reply without the items, which are already JSON. */
const trackingWithoutItems = months.getPaymentTracking.replies[200].omit({ expense_items: true })

/** Inserts the items' JSON into the reply without parsing it. */
const withItems = (tracking: object, items: Buffer) =>
  Buffer.concat([
    Buffer.from(`${JSON.stringify(tracking).slice(0, -1)},"expense_items":`),
    items,
    Buffer.from('}'),
  ])
