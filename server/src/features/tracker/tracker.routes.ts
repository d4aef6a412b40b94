import * as api from '@yoursuccess/contract/tracker'
import type { Serve } from '../../http/serve.ts'
import type { TrackerService } from './tracker.service.ts'

export const trackerRoutes = (serve: Serve, tracker: TrackerService): void => {
  serve.customer(api.listIncomeGoals, async ({ caller, query }) => ({
    income_goals: await tracker.listIncomeGoals(caller.customerId, query.month),
  }))
  serve.customer(api.getIncomeGoal, async ({ caller, params }) => ({
    income_goal: await tracker.getIncomeGoal(caller.customerId, params.id),
  }))
  serve.customer(api.saveIncomeGoals, async ({ caller, body }) => ({
    income_goals: await tracker.saveIncomeGoals(caller.customerId, body.month, body.income_goal.items),
  }))
  serve.customer(api.updateIncomeGoal, async ({ caller, params, body }) => ({
    income_goals: await tracker.updateIncomeGoal(caller.customerId, params.id, body.month, body.income_goal),
  }))
  serve.customer(api.deleteIncomeGoal, async ({ caller, params, query }) => ({
    income_goals: await tracker.deleteIncomeGoal(caller.customerId, params.id, query.month),
  }))

  serve.customer(api.listExpenseGoals, ({ caller, query }) =>
    tracker.listExpenseGoals(caller.customerId, query.month),
  )
  serve.customer(api.getExpenseGoal, async ({ caller, params }) => ({
    expense_goal: await tracker.getExpenseGoal(caller.customerId, params.id),
  }))
  serve.customer(api.createExpenseGoal, ({ caller, body }) =>
    tracker.createExpenseGoal(caller.customerId, body.month, body.expense_goal),
  )
  serve.customer(api.saveExpenseGoals, ({ caller, body }) =>
    tracker.saveExpenseGoals(caller.customerId, body.month, body.expense_goal.items),
  )
  serve.customer(api.updateExpenseGoal, ({ caller, params, body }) =>
    tracker.updateExpenseGoal(caller.customerId, params.id, body.month, body.expense_goal),
  )
  serve.customer(api.deleteExpenseGoal, ({ caller, params, query }) =>
    tracker.deleteExpenseGoal(caller.customerId, params.id, query.month),
  )

  serve.customer(api.getMonthlyGoals, ({ caller, query }) =>
    tracker.getMonthlyGoals(caller.customerId, query.month, query.prefil === 'true'),
  )
  serve.customer(api.getPaymentTracking, ({ caller, query }) =>
    tracker.getPaymentTracking(caller.customerId, query.month),
  )
  serve.customer(api.getTotalExpenseGoal, async ({ caller, query }) => ({
    total_expense_goal: await tracker.getTotalExpenseGoal(caller.customerId, query.month),
  }))

  serve.customer(api.getTrackerInfo, async ({ caller }) => ({
    success_tracker_info: await tracker.getTrackerInfo(caller.customerId),
  }))
  serve.customer(api.createTrackerInfo, async ({ caller }) => ({
    success_tracker_info: await tracker.completeGetStarted(caller.customerId),
  }))
  serve.customer(api.updateTrackerInfo, async ({ caller, body }) => ({
    success_tracker_info: await tracker.approveBudget(
      caller.customerId,
      body.success_tracker_info.budget_last_approved_at,
    ),
  }))

  serve.customer(api.listExpenseItems, async ({ caller, query }) => ({
    expense_items: await tracker.listExpenseItems(caller.customerId, query),
  }))
  serve.customer(api.createExpenseItem, async ({ caller, body }) => ({
    expense_items: await tracker.createExpenseItem(caller.customerId, body.month, body.expense_item),
  }))
  for (const change of [api.updateExpenseItem, api.patchExpenseItem]) {
    serve.customer(change, async ({ caller, params, body }) => ({
      expense_items: await tracker.updateExpenseItem(
        caller.customerId,
        params.id,
        body.month,
        body.expense_item,
      ),
    }))
  }
  serve.customer(api.deleteExpenseItem, async ({ caller, params, query }) => ({
    expense_items: await tracker.deleteExpenseItem(caller.customerId, params.id, query.month),
  }))
  serve.customer(api.splitExpenseItem, async ({ caller, body: { month, expense_items } }) => ({
    expense_items: await tracker.splitExpenseItem(caller.customerId, month, expense_items),
  }))
}
