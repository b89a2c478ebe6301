import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/budgets/calls.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { patientOn } from '../platform/postgres/database.ts'
import { serve } from '../platform/http/serve.ts'
import { getPageOfBudgets } from './budget-page.ts'
import * as budgets from './budgets.ts'
import { getOffers } from './offers.ts'
import { getBudget, getBudgetChanges } from './one-budget.ts'
import type { BudgetOpeningDeps } from './one-budget.ts'
import { updateBudget } from './saving.ts'
import { setBudgetStatus } from './status.ts'
import { sweepBudgets } from './sweep.ts'

/** The calls on members' budget lists. */
export function registerBudgets(app: FastifyInstance, deps: BudgetOpeningDeps, queue: Pick<Queue, 'hourly'>): void {
  queue.hourly('budgets', () => sweepBudgets({ ...deps, db: patientOn(deps.db) }))
  const domain = { app, deps }

  serve(domain, calls.getBudgetPage, getPageOfBudgets)
  serve(domain, calls.getBudget, getBudget)
  serve(domain, calls.getBudgetChanges, getBudgetChanges)
  serve(domain, calls.getOffers, getOffers)

  serve(domain, calls.createBudget, budgets.createBudget)
  serve(domain, calls.duplicateBudget, budgets.duplicateBudget)
  serve(domain, calls.updateBudget, updateBudget)
  serve(domain, calls.setBudgetStatus, setBudgetStatus)
  serve(domain, calls.deleteBudgets, budgets.deleteBudgets)
  serve(domain, calls.restoreBudgets, budgets.restoreBudgets)
  serve(domain, calls.getDeletedBudgets, budgets.getDeletedBudgets)
}
