import type { FileBudget } from './file-budget.ts'
import { budgetWordsIn } from './words.ts'

/** What is said below a list's name: its number, for whom it is, when, and how far it has come. */
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

export function dayIn(language: FileBudget['language'], day: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
