import { dayIn } from '../../platform/dates.ts'
import type { FileBudget } from './file-budget.ts'
import { budgetWordsIn } from './words.ts'

/** The line below a list's name: its number, client, project date, status, currency, and the day of the file. */
export function headingOf({ list, language, day }: FileBudget): string {
  const words = budgetWordsIn(language)
  const { code, clientName, projectDate, status, baseCurrency } = list
  const parts = [
    code,
    clientName,
    projectDate === null ? '' : words.project(dayIn(language, projectDate)),
    words.listStatuses[status],
    baseCurrency,
    dayIn(language, day),
  ]
  return parts.filter(Boolean).join(' · ')
}
