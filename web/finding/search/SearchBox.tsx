import { useClickOutside } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { useReceivingPicture } from '../by-picture/receive-picture.ts'
import { LONGEST_WORDS, useLongPaste } from './long-paste.ts'
import { loadPanel } from './load-panel.ts'
import { keepRecentSearch } from './recent-searches.ts'
import { useSearchWords, type SearchWords } from './search-words.ts'
import styles from './SearchBox.module.css'
import { SEARCH_FIELD, searchKey, useSearchKey } from './search-key.ts'
import { useTyping } from './typing.ts'
import { useSkuInAddress } from '../../catalogue/product-address.ts'

const SuggestionPanel = lazyComponent(loadPanel)

interface SearchBoxProps {
  /** Whose own work is found, too; null for visitors. */
  memberId?: string | null
  /** Other ways to search: a whole brief, a picture. */
  otherWays: ReactNode
  /** A picture was dropped on the box, or pasted into it. */
  onPicture: (picture: File) => void
}

/** The header's search box, with suggestions below it: a combobox after the ARIA Authoring Practices. */
export function SearchBox({ memberId = null, otherWays, onPicture }: SearchBoxProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const search = useSearchWords()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const receiving = useReceivingPicture(onPicture)
  const { panel, keys, composed, compose, write, searchFor, clear, submit, press } = useTyping(search, input)
  const { isShown, open, close, activeKey } = panel
  useSearchKey(input)
  const takeLongPaste = useLongPaste()
  useUsedWords(search)

  const outside = useClickOutside(close)
  return (
    <search ref={outside} className={styles['search']}>
      <form className={styles['box']} data-receiving={receiving.isOver} onSubmit={submit} {...receiving.handlers}>
        <IconSearch />
        <input
          ref={input}
          id={SEARCH_FIELD}
          className={styles['input']}
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && activeKey !== null ? `${listId}-${activeKey}` : undefined}
          aria-keyshortcuts={searchKey.ariaName}
          value={composed ?? search.text}
          maxLength={LONGEST_WORDS}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('search.placeholder')}
          onFocus={() => {
            // If it fails, the box still works without suggestions.
            loadPanel().catch(() => undefined)
            if (!search.text) open()
          }}
          onPaste={takeLongPaste}
          onBlur={() => {
            search.endTyping()
            close()
          }}
          onClick={open}
          onKeyDown={press}
          onChange={({ target: { value }, nativeEvent }) => {
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) compose(value)
            else write(value)
          }}
          onCompositionEnd={(event) => write(event.currentTarget.value)}
        />
        {search.text ? <ClearButton onClear={clear} /> : !isPhone && <SearchKey />}
        {otherWays}
      </form>
      {isShown && (
        <LatePart resetKey={search.text.trim()} onFailure={close}>
          <SuggestionPanel
            ref={keys}
            listId={listId}
            search={search}
            memberId={memberId}
            recent={panel.recent}
            activeKey={activeKey}
            onActivate={panel.activate}
            onSearch={searchFor}
            onRecentChange={panel.readRecent}
            onClose={close}
          />
        </LatePart>
      )}
    </search>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" aria-label={t('search.clear')} onClick={onClear}>
      <IconX />
    </button>
  )
}

function SearchKey() {
  return (
    <kbd className={styles['key']} aria-hidden>
      {searchKey.name}
    </kbd>
  )
}

/** Typed words count as searched for once a product is opened from their list, without Enter. */
function useUsedWords({ inForce, isTyped }: SearchWords): void {
  const isProductOpen = useSkuInAddress() !== null
  // Local storage is outside React.
  useEffect(() => {
    if (isProductOpen && isTyped && inForce) keepRecentSearch(inForce)
  }, [isProductOpen, isTyped, inForce])
}
