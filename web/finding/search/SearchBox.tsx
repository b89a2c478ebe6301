import { useClickOutside } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { usePageUnit } from '../../ui/page-unit.ts'
import { lazyComponent } from '../../ui/late/lazy-component.tsx'
import { useReceivingPicture } from '../by-picture/receive-picture.ts'
import { loadPanel } from './load-panel.ts'
import { keepRecentSearch, readRecentSearches } from './recent-searches.ts'
import { useSearchWords, type SearchWords } from './search-words.ts'
import styles from './SearchBox.module.css'
import { searchKey, useSearchKey } from './search-key.ts'
import type { PanelKeys } from './SuggestionPanel.tsx'
import { useSkuInAddress } from '../../catalogue/product-address.ts'

const SuggestionPanel = lazyComponent(loadPanel)

interface SearchBoxProps {
  /** The way to the search by picture. */
  imageSearch: ReactNode
  /** A picture was dropped on the box, or pasted into it. */
  onPicture: (picture: File) => void
}

/** The header's box: words for the list, and below it what they may mean. A combobox after the ARIA Authoring Practices. */
export function SearchBox({ imageSearch, onPicture }: SearchBoxProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const search = useSearchWords()
  /** What an input method is still composing: not yet words. */
  const [composed, setComposed] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [recent, setRecent] = useState<readonly string[]>([])
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const keys = useRef<PanelKeys>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const receiving = useReceivingPicture(onPicture)
  const words = search.text.trim()
  const isShown = isOpen && (words !== '' || recent.length > 0)
  useSearchKey(input)
  useUsedWords(search)

  const open = () => {
    setRecent(readRecentSearches())
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    setActiveKey(null)
  }
  const outside = useClickOutside(close)
  const write = (text: string) => {
    setComposed(null)
    search.type(text)
    setActiveKey(null)
    open()
  }
  const searchFor = (text: string) => {
    search.search(text)
    keepRecentSearch(text)
    close()
    // The keyboard of a phone would cover what was found.
    if (isPhone) input.current?.blur()
  }
  const clear = () => {
    setComposed(null)
    search.search('')
    input.current?.focus()
    open()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (composed === null) searchFor(search.text)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') return isShown ? close() : search.text && clear()
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    if (isShown && keys.current?.press(event.key)) event.preventDefault()
    if (isShown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    open()
  }

  return (
    <search ref={outside} className={styles['search']}>
      <form className={styles['box']} data-receiving={receiving.isOver} onSubmit={submit} {...receiving.handlers}>
        <IconSearch />
        <input
          ref={input}
          className={styles['input']}
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && activeKey !== null ? `${listId}-${activeKey}` : undefined}
          aria-keyshortcuts={searchKey.ariaName}
          value={composed ?? search.text}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('search.placeholder')}
          onFocus={() => {
            // Where it fails, whoever types is not held up by it.
            loadPanel().catch(() => undefined)
            if (!search.text) open()
          }}
          onBlur={() => {
            search.endTyping()
            close()
          }}
          onClick={open}
          onKeyDown={press}
          onChange={({ target: { value }, nativeEvent }) => {
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(value)
            else write(value)
          }}
          onCompositionEnd={(event) => write(event.currentTarget.value)}
        />
        {search.text ? (
          <button type="button" aria-label={t('search.clear')} onClick={clear}>
            <IconX />
          </button>
        ) : (
          !isPhone && (
            <kbd className={styles['key']} aria-hidden>
              {searchKey.name}
            </kbd>
          )
        )}
        {imageSearch}
      </form>
      {isShown && (
        <LatePart resetKey={words} onFailure={close}>
          <SuggestionPanel
            ref={keys}
            listId={listId}
            search={search}
            recent={recent}
            activeKey={activeKey}
            onActivate={setActiveKey}
            onSearch={searchFor}
            onRecentChange={() => setRecent(readRecentSearches())}
            onClose={close}
          />
        </LatePart>
      )}
    </search>
  )
}

/** Words that were typed, and whose list a product was opened from, count as searched for: no one needs to press Enter. */
function useUsedWords({ inForce, isTyped }: SearchWords): void {
  const isProductOpen = useSkuInAddress() !== null
  // Local storage is outside React.
  useEffect(() => {
    if (isProductOpen && isTyped && inForce) keepRecentSearch(inForce)
  }, [isProductOpen, isTyped, inForce])
}

/** Safari ends a composition before it tells of the Enter that ended it; only the old code (229) gives that key away. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}
