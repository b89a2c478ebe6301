import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useAddressFilters } from './address-filters.ts'
import { filtersAddress, noFilters } from './filters.ts'
import styles from './SearchBox.module.css'

const PAUSE_MS = 250
const listPaths = new Set(['/', '/product'])

/** Words for the list. On the list's own page it answers while one types, elsewhere on Enter. */
export function SearchBox() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { filters, changeFilters } = useAddressFilters()
  const isOnList = listPaths.has(pathname)
  const inForce = isOnList ? (filters.keyword ?? '') : ''
  const [typed, setTyped] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const words = typed ?? inForce

  const take = (text: string) => {
    const keyword = text.trim() || null
    setTyped(null)
    if (isOnList && keyword !== filters.keyword) changeFilters({ keyword }, { isTyping: filters.keyword !== null })
    else if (!isOnList && keyword) void navigate(filtersAddress({ ...noFilters, keyword }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take(words)
  }
  // A pause in typing is outside React: after it the list follows.
  useEffect(() => {
    if (typed === null || !isOnList || typed.trim() === inForce) return undefined
    const timer = setTimeout(() => {
      changeFilters({ keyword: typed.trim() || null }, { isTyping: inForce !== '' })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  })

  return (
    <search>
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
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => isOnList && setTyped(null)}
        />
        {words && (
          <button
            type="button"
            aria-label={t('search.clear')}
            onClick={() => {
              take('')
              setTyped(isOnList ? null : '')
              input.current?.focus()
            }}
          >
            <IconX />
          </button>
        )}
      </form>
    </search>
  )
}
