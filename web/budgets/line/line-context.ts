import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { Offer } from '../../../contract/budgets/calls.ts'
import type { Entry, Line, LineNow } from '../../../contract/budgets/entries.ts'
import { currencyOf, type YuanRate } from '../../../contract/budgets/offers.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { decimalText } from '../../../contract/values/figure.ts'
import { rateList } from '../../catalogue/queries.ts'
import type { FitsById } from '../../catalogue/fits/fits.ts'
import type { TableDraft, TableEditor } from '../table/table-props.ts'
import type { TableWords } from '../table/words.ts'

/** What all parts of the drawer know of the line and its list. */
export interface LineContext {
  editor: Pick<TableEditor, 'get' | 'edit' | 'undo'>
  status: BudgetStatus
  fields: TableDraft['fields']
  items: ReadonlyMap<string, Entry>
  line: Line
  now: LineNow | undefined
  fits: FitsById | undefined
  words: TableWords
}

/** Changes the line as one step. */
export function changeLine({ editor, line }: Pick<LineContext, 'editor' | 'line'>, changed: Partial<Line>): void {
  editor.edit({ put: [{ type: 'line', ...line, ...changed }] })
}

export function mayChangeLine({ status }: Pick<LineContext, 'status'>, field: keyof Line | 'whole'): boolean {
  return mayChange(status, { of: 'line', field })
}

/** Today's rates of the catalogue; offers bring their own. */
export function useYuanRates(offers?: readonly Offer[]): ReadonlyMap<string, YuanRate> {
  const { data: rates } = useQuery(rateList)
  return useMemo(() => {
    const known = new Map<string, YuanRate>()
    for (const { currency, cny, date, source } of rates ?? [])
      known.set(currency, { cny: decimalText(cny), date, source })
    for (const { snapshot, rate } of offers ?? []) if (rate) known.set(currencyOf(snapshot.currency), rate)
    return known
  }, [rates, offers])
}
