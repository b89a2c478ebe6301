import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useAddressFilters } from './address-filters.ts'
import { isCataloguePath } from './catalogue-path.ts'
import { filtersAddress, noFilters } from './filters.ts'
import styles from './SearchBox.module.css'

const PAUSE_MS = 250

interface Draft {
  text: string
  /** The words in force when it was typed, or that it became. Other words in force make it outdated. */
  base: string
  /** Words typed elsewhere are none of the list's until they are sent there. */
  isOnList: boolean
}

/** Words for the list. On the list's own page it answers while one types, elsewhere on Enter. */
export function SearchBox() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOnList = isCataloguePath(useLocation().pathname)
  const { filters, changeFilters } = useAddressFilters()
  const inForce = isOnList ? (filters.keyword ?? '') : ''
  const [draft, setDraft] = useState<Draft | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const typed = draft?.base === inForce && draft.isOnList === isOnList ? draft.text : null
  const words = typed ?? inForce

  const take = (text: string) => {
    const keyword = text.trim()
    setDraft({ text, base: isOnList ? keyword : '', isOnList })
    if (isOnList && keyword !== inForce) changeFilters({ keyword: keyword || null }, { isTyping: inForce !== '' })
    else if (!isOnList && keyword) void navigate(filtersAddress({ ...noFilters, keyword }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take(words)
  }
  const clear = () => {
    take('')
    input.current?.focus()
  }
  // A pause in typing is outside React: after it the list follows.
  useEffect(() => {
    if (typed === null || !isOnList || typed.trim() === inForce) return undefined
    const timer = setTimeout(() => take(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  })

  return (
    <search className={styles['search']}>
      <form className={styles['box']} onSubmit={submit}>
        <IconSearch />
        <input
          ref={input}
          className={styles['input']}
          value={words}
          maxLength={200}
          enterKeyHint="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          onChange={(event) => setDraft({ text: event.target.value, base: inForce, isOnList })}
        />
        {words && (
          <button type="button" aria-label={t('search.clear')} onClick={clear}>
            <IconX />
          </button>
        )}
      </form>
    </search>
  )
}
