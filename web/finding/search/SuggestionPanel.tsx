import '../../locales/suggestion-texts.ts'
import { useEffect, useImperativeHandle, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Suggestion } from '../../../contract/catalogue.ts'
import { useProductOpening } from '../../catalogue/product-address.ts'
import { useSettled } from '../../kit/settled.ts'
import { pathOfWork, useOwnWork } from '../own-work/own-work.ts'
import { forgetRecentSearch, forgetRecentSearches } from './recent-searches.ts'
import { ForgetButtons } from './ForgetButtons.tsx'
import { groupRows, stepInRows, type SearchRow } from './rows.ts'
import type { SearchWords } from './search-words.ts'
import styles from './SuggestionPanel.module.css'
import { SuggestionGroup } from './SuggestionGroup.tsx'
import { PAUSE_MS, useSuggestions } from './suggestions.ts'

export interface PanelKeys {
  /** Returns whether it handled the key. */
  press: (key: string) => boolean
}

interface SuggestionPanelProps {
  ref: Ref<PanelKeys>
  /** A row's element id: this, a hyphen and the row's key. */
  listId: string
  search: SearchWords
  /** Whose own work is found, too; null for visitors. */
  memberId: string | null
  recent: readonly string[]
  activeKey: string | null
  onActivate: (key: string | null) => void
  onSearch: (words: string) => void
  onRecentChange: () => void
  onClose: () => void
}

/** The suggestions below the search box. The focus stays in the box, which passes its keys on. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { ref, listId, search, memberId, recent, activeKey, onActivate } = props
  const { t } = useTranslation()
  const words = search.text.trim()
  const { suggestions, isCurrent } = useSuggestions(words)
  const { work, isCurrent: isWorkCurrent } = useOwnWork(useSettled(words, PAUSE_MS), memberId)
  const groups = groupRows(words, { recent, work, suggestions })
  const rows = groups.flatMap((group) => group.rows)
  const take = useTaking(props)
  const forget = (row: SearchRow) => {
    if (row.kind !== 'recent') return
    forgetRecentSearch(row.words)
    onActivate(null)
    props.onRecentChange()
  }
  const press = (key: string): boolean => {
    const index = rows.findIndex((row) => row.key === activeKey)
    const active = rows[index]
    if (active && key === 'Enter') take(active)
    else if (active && key === 'Delete' && words === '') forget(active)
    else {
      const next = stepInRows(key, active ? index : null, rows.length)
      if (next === undefined) return false
      onActivate(next === null ? null : (rows[next]?.key ?? null))
    }
    return true
  }
  useImperativeHandle(ref, () => ({ press }))
  // The list's scroll position belongs to the document.
  useEffect(() => {
    if (activeKey !== null) document.getElementById(`${listId}-${activeKey}`)?.scrollIntoView({ block: 'nearest' })
  }, [activeKey, listId])

  return (
    // A press must not take the focus out of the box.
    <div role="presentation" className={styles['panel']} onMouseDown={(event) => event.preventDefault()}>
      <div className={styles['rows']}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select or a datalist would take the focus, or be the browser's own */}
        <div id={listId} role="listbox" aria-label={t('search.suggestions')}>
          {groups.map((group) => (
            <SuggestionGroup
              key={group.title ?? 'words'}
              group={group}
              listId={listId}
              words={words}
              activeKey={activeKey}
              onTake={take}
            />
          ))}
        </div>
        {words === '' && <ForgetButtons rows={rows} onForget={forget} />}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isCurrent && isWorkCurrent && words !== '' && t('search.found', { count: rows.filter(isFound).length })}
      </p>
    </div>
  )
}

function isFound({ kind }: SearchRow): boolean {
  return kind === 'suggestion' || kind === 'work'
}

function useTaking({ search, onSearch, onRecentChange, onClose, onActivate }: SuggestionPanelProps) {
  const navigate = useNavigate()
  const openProduct = useProductOpening()
  const follow = ({ type, id, skuId }: Suggestion) => {
    onClose()
    if (type === 'category') search.turnInto({ categoryId: id, attrs: {} })
    else if (type === 'brand') search.turnInto({ brandIds: [id] })
    else if (skuId !== null) openProduct(skuId, search.settle())
  }
  return (row: SearchRow) => {
    if (row.kind === 'suggestion') return follow(row.suggestion)
    if (row.kind === 'work') {
      onClose()
      search.drop()
      return void navigate(pathOfWork(row.work))
    }
    if (row.kind !== 'forget') return onSearch(row.words)
    forgetRecentSearches()
    onActivate(null)
    onRecentChange()
  }
}
