import '../../locales/favourites-texts.ts'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import type { Folder } from '../../../contract/favourites.ts'
import { findByName } from '../../kit/lists/find-by-name.ts'
import { nameWithOwner } from '../name-with-owner.ts'
import { FolderThumbnail } from '../star/FolderThumbnail.tsx'
import { NewFolderForm } from '../star/NewFolderForm.tsx'
import { useOpenFolders } from '../queries.ts'
import styles from './FolderChooser.module.css'

export interface FolderChooserProps {
  /** Null: closed. */
  how: keyof typeof TITLES | null
  /** How many items are ticked, or products to add. */
  count: number
  /** The folder that holds them now; null for none. */
  folderId: string | null
  /** `isNew`: the folder was made in this dialog. */
  onChoose: (folder: Pick<Folder, 'id' | 'name'> & { isNew?: boolean }) => void
  onClose: () => void
}

const TITLES = { move: 'folder.moveTo', copy: 'folder.copyTo', add: 'folder.addTo' } as const

/** Chooses the other folder, or makes one, for the ticked items. */
export function FolderChooser({ how, count, folderId, onChoose, onClose }: FolderChooserProps) {
  const { t } = useTranslation()
  const [shownHow, setShownHow] = useState(how ?? 'move')
  if (how !== null && how !== shownHow) setShownHow(how)
  return (
    <Dialog
      title={t(TITLES[shownHow], { count })}
      closeLabel={t('drawer.close')}
      width={460}
      isOpen={how !== null}
      onClose={onClose}
      hasField
    >
      <OtherFolders folderId={folderId} onChoose={onChoose} />
    </Dialog>
  )
}

/** The first folder gets the focus; without any, the button that makes one. */
function OtherFolders({ folderId, onChoose }: Pick<FolderChooserProps, 'folderId' | 'onChoose'>) {
  const { t, i18n } = useTranslation()
  const { data = [] } = useOpenFolders()
  const [words, setWords] = useState('')
  const [isMaking, setIsMaking] = useState(false)
  const newButton = useRef<HTMLButtonElement>(null)
  const others = data.filter(({ id }) => id !== folderId)
  const found = findByName(others, words)
  const stopMaking = () => {
    flushSync(() => setIsMaking(false))
    newButton.current?.focus()
  }
  return (
    <>
      {others.length > 0 && (
        <input
          className={styles['find']}
          type="search"
          aria-label={t('folder.findFolder')}
          placeholder={t('folder.findFolder')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {isMaking ? (
        <NewFolderForm
          name={found.length === 0 ? words : ''}
          onCancel={stopMaking}
          onMade={(id, name) => onChoose({ id, name, isNew: true })}
        />
      ) : (
        <button
          ref={newButton}
          type="button"
          className={styles['row']}
          data-autofocus={others.length === 0 || undefined}
          onClick={() => setIsMaking(true)}
        >
          <span className={styles['plus']}>
            <IconPlus />
          </span>
          {t('folder.newFolder')}
        </button>
      )}
      <ul className={styles['list']} aria-label={t('folder.otherFolders')}>
        {found.map((folder, row) => {
          const figure = new Intl.NumberFormat(i18n.language).format(folder.count)
          return (
            <li key={folder.id}>
              <button
                type="button"
                className={styles['row']}
                data-autofocus={row === 0 || undefined}
                onClick={() => onChoose(folder)}
              >
                <FolderThumbnail folder={folder} />
                <span className="visually-hidden">
                  {t('favourites.popover.row', { name: nameWithOwner(folder), count: folder.count, figure })}
                </span>
                <span className={styles['name']} aria-hidden>
                  {nameWithOwner(folder)}
                </span>
                <span className={styles['count']} aria-hidden>
                  {figure}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {found.length === 0 && words.trim() !== '' && <p className={styles['none']}>{t('folder.noFolder')}</p>}
    </>
  )
}
