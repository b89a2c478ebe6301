import { useTranslation } from 'react-i18next'
import type { Entry } from '../../../contract/budgets/entries.ts'
import type { BudgetState } from '../editing/budget-kind.ts'
import { useEditor } from '../editing/use-budget.ts'
import { lineName } from '../table/words.ts'

/** A sentence names no more than this. */
const MOST_NAMES = 3

/** Names the entries whose conflict needs a choice. */
export function useNamesInConflict(editor: Parameters<typeof useEditor>[0]): string {
  const { t, i18n } = useTranslation()
  const conflict = useEditor(editor, (state) => state.conflict)
  const items = useEditor(editor, ({ draft }) => (conflict ? draft.items : NOTHING))
  if (!conflict) return ''
  const isChinese = i18n.resolvedLanguage === 'zh-CN'
  const nameOf = (entry: Entry | null | undefined): string => {
    if (entry?.type === 'line') return lineName(entry, isChinese)
    if (entry?.type === 'room') return entry.name
    if (entry?.type !== 'allocation') return ''
    const room = entry.roomId === null ? t('budgetTrouble.project') : nameOf(items.get(entry.roomId))
    return t('budgetTrouble.inRoom', { line: nameOf(items.get(entry.lineId)), room })
  }
  const found = [...conflict.items].map(([id, theirs]) => nameOf(items.get(id) ?? theirs))
  const named = new Set([...found, ...(conflict.fields.size > 0 ? [t('budgetTrouble.list')] : [])].filter(Boolean))
  const names = [...named].slice(0, MOST_NAMES).join(isChinese ? '、' : ', ')
  return named.size > MOST_NAMES ? t('budgetTrouble.more', { names }) : names
}

const NOTHING: BudgetState['draft']['items'] = new Map()
