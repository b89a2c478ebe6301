import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import type { EndlessList } from '../../kit/lists/endless-list.ts'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useSettled } from '../../kit/settled.ts'
import styles from './Chooser.module.css'
import { NewOneForm, type NewOneWords } from './NewOneForm.tsx'

/** The list is loaded after a pause in typing. */
const PAUSE_MS = 200

export interface ChooserWords extends NewOneWords {
  find: string
  mine: string
  makeNew: string
  none: string
  noneHint: string
  noMatch: string
  failed: string
  more: string
}

interface ChooserProps<Item> {
  words: ChooserWords
  list: EndlessList<Item>
  /** The filter of the list; null for none. */
  keyword: string | null
  search: SearchOfMine
  renderRow: (item: Item) => ReactNode
  /** Creates a new one with this name. */
  onMake: (name: string, key: string) => Promise<void>
}

export interface SearchOfMine {
  typed: string
  type: (words: string) => void
}

/** The search words for one's own things. */
export function useSearchOfMine(): { keyword: string | null; search: SearchOfMine } {
  const [typed, type] = useState('')
  return { keyword: useSettled(typed.trim(), PAUSE_MS) || null, search: { typed, type } }
}

/** Chooses one of the member's things, or creates a new one. */
export function Chooser<Item extends { id: string }>({
  words,
  list,
  keyword,
  search,
  renderRow,
  onMake,
}: ChooserProps<Item>) {
  const { t } = useTranslation()
  const [isMaking, setIsMaking] = useState(false)
  const isBare = list.items.length === 0 && !list.isPending && !list.error && keyword === null
  return (
    <div className={styles['chooser']}>
      {isMaking || isBare ? (
        <NewOneForm words={words} onMake={onMake} onCancel={isBare ? undefined : () => setIsMaking(false)} />
      ) : (
        <div className={styles['head']}>
          <SearchField
            className={styles['find']}
            label={words.find}
            value={search.typed}
            isFirst
            onChange={search.type}
          />
          <button type="button" className={buttons['plain']} onClick={() => setIsMaking(true)}>
            <IconPlus aria-hidden />
            {words.makeNew}
          </button>
        </div>
      )}
      {isBare && <Face title={words.none} hint={words.noneHint} />}
      {list.isPending && <ProgressLine label={t('loading')} />}
      {list.error && <FailureFace isPart error={list.error} what={words.failed} onRetry={list.retry} />}
      {list.items.length === 0 && keyword !== null && !list.isPending && !list.error && (
        <p className={styles['none']}>{words.noMatch}</p>
      )}
      {list.items.length > 0 && (
        <ul className={styles['rows']} aria-label={words.mine} aria-busy={list.isOutdated}>
          {list.items.map((item) => (
            <li key={item.id}>{renderRow(item)}</li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <button type="button" className={buttons['plain']} onClick={list.readOn}>
          {words.more}
        </button>
      )}
    </div>
  )
}
