import { useQueryClient } from '@tanstack/react-query'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Folder } from '../../../contract/favourites.ts'
import { focusIfLost } from '../../kit/focus/focus.ts'
import { CloseButton } from '../../kit/dialog/CloseButton.tsx'
import { getLastUsedFolderId, recheck } from '../collection/collection.ts'
import { findByName } from '../../kit/lists/find-by-name.ts'
import { orderFolders } from '../folder-order.ts'
import styles from './FolderPicker.module.css'
import { FolderChecklist } from './FolderChecklist.tsx'
import { NewFolderForm } from './NewFolderForm.tsx'
import { closePopover } from './pressed-star.ts'
import { useOpenFolders } from '../queries.ts'
import { saveToNew, toggleItem } from './saving.ts'

interface FolderPickerProps {
  skuId: string
  /** Over a phone's screen: the on-screen keyboard must not open unasked. */
  isSheet: boolean
}

/** Ticks the folders of a SKU. Several can be ticked one after the other; the order stays meanwhile. */
export function FolderPicker({ skuId, isSheet }: FolderPickerProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data: folders, error, refetch } = useOpenFolders()
  const [words, setWords] = useState('')
  const [isMaking, setIsMaking] = useState(false)
  const [first, setFirst] = useState(() => [getLastUsedFolderId() ?? ''])
  const [made, setMade] = useState('')
  // Another device may have changed it since the star was shown.
  useEffect(() => void recheck([skuId]), [skuId])
  const newButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const found = findByName(orderFolders(folders ?? [], first), words)
  // Without folders the button that makes one gets the focus; the search field may have had it until the list came.
  const isBare = folders?.length === 0
  useEffect(() => {
    if (isBare && !isSheet) focusIfLost(newButton.current)
  }, [isBare, isSheet])
  const toggle = (folder: Folder) => void toggleItem({ client, skuId, folder })
  const stopMaking = () => {
    flushSync(() => setIsMaking(false))
    newButton.current?.focus()
  }
  const moveOn = (event: KeyboardEvent) => {
    const top = found[0]
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    // Only after a search: Enter must not save to a folder that nobody chose.
    else if (event.key === 'Enter' && top && words.trim()) toggle(top)
    else return
    event.preventDefault()
  }
  return (
    <>
      <PickerHead {...{ isSheet, isBare, isMaking, newButton }} onMake={() => setIsMaking(true)} />
      {isMaking && (
        <NewFolderForm
          // If nothing has the searched name, the new folder begins with it.
          name={found.length === 0 ? words : ''}
          onCancel={stopMaking}
          onMade={(id, name) => {
            setFirst((ids) => [id, ...ids])
            setWords('')
            setMade(t('favourites.popover.made', { name }))
            setIsMaking(false)
            void saveToNew({ client, skuId, folder: { id, name } })
          }}
        />
      )}
      <p className="visually-hidden" aria-live="polite">
        {made}
      </p>
      {!isBare && (
        <label className={styles['find']}>
          <IconSearch aria-hidden />
          <input
            type="search"
            value={words}
            aria-label={t('favourites.popover.find')}
            placeholder={t('favourites.popover.find')}
            {...(!isSheet && { 'data-autofocus': true })}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={moveOn}
          />
        </label>
      )}
      {/* While the first folder is being named, the list need not say that there is none. */}
      {!(isMaking && isBare) && (
        <FolderChecklist
          ref={list}
          skuId={skuId}
          folders={folders && found}
          isFiltered={!isBare && words.trim() !== ''}
          madeId={made ? first[0] : undefined}
          error={error}
          onRetry={() => void refetch()}
          onToggle={toggle}
        />
      )}
    </>
  )
}

interface PickerHeadProps {
  isSheet: boolean
  /** There is no folder yet. */
  isBare: boolean
  isMaking: boolean
  newButton: RefObject<HTMLButtonElement | null>
  onMake: () => void
}

function PickerHead({ isSheet, isBare, isMaking, newButton, onMake }: PickerHeadProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['head']}>
      <h2 className={styles['title']}>{t('favourites.popover.title')}</h2>
      {!isMaking && (
        <button
          ref={newButton}
          type="button"
          className={styles['new']}
          data-autofocus={(isBare && !isSheet) || undefined}
          onClick={onMake}
        >
          <IconPlus />
          {t('favourites.popover.newFolder')}
        </button>
      )}
      {isSheet && <CloseButton label={t('favourites.popover.done')} onClose={closePopover} />}
    </div>
  )
}
