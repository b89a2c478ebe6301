import { useQueryClient } from '@tanstack/react-query'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Folder } from '../../../contract/favourites.ts'
import { focusIfLost } from '../../ui/focus/focus.ts'
import { CloseButton } from '../../ui/dialog/CloseButton.tsx'
import { getLastUsedFolderId, recheck } from '../collection/collection.ts'
import { findByName } from '../../ui/lists/find-by-name.ts'
import { orderFolders } from '../folder-order.ts'
import styles from './FolderPicker.module.css'
import { FolderChecklist } from './FolderChecklist.tsx'
import { NewFolderForm } from './NewFolderForm.tsx'
import { closePopover } from './pressed-star.ts'
import { useOpenFolders } from '../queries.ts'
import { saveToNew, toggleItem } from './saving.ts'

interface FolderPickerProps {
  skuId: string
  /** Over a phone's screen, where nothing shall bring up the keyboard unasked. */
  isSheet: boolean
}

/** Into which folders a SKU goes: several may be ticked one after the other, and none changes its place meanwhile. */
export function FolderPicker({ skuId, isSheet }: FolderPickerProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data: folders, error, refetch } = useOpenFolders()
  const [words, setWords] = useState('')
  const [isMaking, setIsMaking] = useState(false)
  const [first, setFirst] = useState(() => [getLastUsedFolderId() ?? ''])
  const [made, setMade] = useState('')
  // Another device may have changed it since the star came up.
  useEffect(() => void recheck([skuId]), [skuId])
  const newButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const found = findByName(orderFolders(folders ?? [], first), words)
  // With nothing to look through, what makes a folder comes first; the field may have had the focus until that was known.
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
    // Only where something was looked for: nothing is saved that was not chosen.
    else if (event.key === 'Enter' && top && words.trim() && !event.nativeEvent.isComposing) toggle(top)
    else return
    event.preventDefault()
  }
  return (
    <>
      <PickerHead {...{ isSheet, isBare, isMaking, newButton }} onMake={() => setIsMaking(true)} />
      {isMaking && (
        <NewFolderForm
          // Whoever found nothing under a name may mean to make it.
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
      {/* Whoever names the first folder need not be told that there is none. */}
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
