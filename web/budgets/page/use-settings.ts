import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_CONTINGENCY_PCT, MOST_TAX_PCT } from '../../../contract/budgets/amounts.ts'
import { budgetFieldNames, type BudgetField, type BudgetFields } from '../../../contract/budgets/budget.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { decimalSignOf, readTyped, type TypedReading } from '../../../contract/budgets/typed.ts'
import { rateList } from '../../catalogue/queries.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor } from '../editing/use-budget.ts'
import { exchanged } from './exchanged.ts'

/** Numbers of the settings as typed, valid or not. */
export type TypedNumbers = Record<'defaultTaxRate' | 'contingencyPct' | 'targetBudget', string>

/** The settings as the member edits them, and `save`, which makes them one step of the history. */
export function useSettings(editor: BudgetEditor) {
  const { i18n } = useTranslation()
  const status = useEditor(editor, (state) => state.status)
  const [before] = useState(() => editor.get().draft.fields)
  const [fields, setFields] = useState(before)
  const [typed, setTyped] = useState({
    defaultTaxRate: shown(before.defaultTaxRate, i18n.language),
    contingencyPct: shown(before.contingencyPct, i18n.language),
    targetBudget: before.targetBudget === null ? '' : shown(before.targetBudget, i18n.language),
  })
  const { data: rates = [] } = useQuery(rateList)
  const type = (changed: Partial<TypedNumbers>) => setTyped({ ...typed, ...changed })
  const set = (changed: Partial<BudgetFields>) => setFields({ ...fields, ...changed })
  const may = (field: BudgetField) => mayChange(status, { of: 'list', field })
  const read = (text: string, reading: Omit<TypedReading, 'decimalSign'>) =>
    readTyped(text, { ...reading, decimalSign: decimalSignOf(i18n.language) })
  const taxRate = read(typed.defaultTaxRate, { kind: 'percent', most: MOST_TAX_PCT })
  const contingency = read(typed.contingencyPct, { kind: 'percent', most: MOST_CONTINGENCY_PCT })
  const target = read(typed.targetBudget, { kind: 'price', currency: fields.baseCurrency })

  /** Saves changed settings. Returns false where something typed is wrong. */
  const save = (): boolean => {
    const name = fields.name.trim()
    if (name === '' || taxRate.problem || contingency.problem || target.problem) return false
    const next: BudgetFields = {
      ...fields,
      name,
      defaultTaxRate: taxRate.value ?? '0',
      contingencyPct: contingency.value ?? '0',
      targetBudget: target.value,
    }
    // Only fields that were changed here: others may have changed the rest meanwhile.
    const changed = Object.fromEntries(
      budgetFieldNames
        .filter((field) => may(field) && next[field] !== before[field])
        .map((field) => [field, next[field]]),
    ) as Partial<BudgetFields>
    const put =
      changed.baseCurrency === undefined
        ? []
        : exchanged(editor.get().draft.items.values(), changed.baseCurrency, rates)
    if (Object.keys(changed).length > 0) editor.edit({ fields: changed, put })
    return true
  }
  return { fields, set, typed, type, rates, taxRate, contingency, target, may, save }
}

/** A decimal of the contract with the decimal sign of the language. */
function shown(decimal: string, language: string): string {
  return decimal.replace('.', decimalSignOf(language))
}
