import type { FastifyInstance } from 'fastify'
import { exportBudget as exportBudgetCall } from '../../../contract/budgets/calls.ts'
import { serveFile } from '../../platform/http/files.ts'
import { exportBudget } from './export-budget.ts'
import type { BudgetFileDeps } from './export-budget.ts'

/** Budget lists as files. */
export function registerBudgetFiles(app: FastifyInstance, deps: BudgetFileDeps): void {
  serveFile({ app, deps }, exportBudgetCall, exportBudget)
}
