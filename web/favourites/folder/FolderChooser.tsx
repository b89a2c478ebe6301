import '../late-texts.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Folder } from '../../../contract/favourites.ts'
import { findFolders } from '../folder-order.ts'
import { FolderThumbnail } from '../FolderThumbnail.tsx'
import { NewFolderForm } from '../NewFolderForm.tsx'
import { useFolders } from '../queries.ts'
import styles from './FolderChooser.module.css'

export interface FolderChooserProps {
  /** Null: closed. */
  how: 'move' | 'copy' | null
  /** Items. */
  count: number
  /** Where they are now. */
  folderId: string
  /** `isNew`: it was made here. */
  onChoose: (folder: Pick<Folder, 'id' | 'name'> & { isNew?: boolean }) => void
  onClose: () => void
}

/** Into which other folder the ticked items go, or into a new one. */
export function FolderChooser({ how, count, folderId, onChoose, onClose }: FolderChooserProps) {
  const { t } = useTranslation()
  const [shownHow, setShownHow] = useState(how ?? 'move')
  if (how !== null && how !== shownHow) setShownHow(how)
  return (
    <Dialog
      title={t(shownHow === 'move' ? 'folder.moveTo' : 'folder.copyTo', { count })}
      closeLabel={t('drawer.close')}
      width={460}
      isOpen={how !== null}
      onClose={onClose}
    >
      <OtherFolders folderId={folderId} onChoose={onChoose} />
    </Dialog>
  )
}

function OtherFolders({ folderId, onChoose }: Pick<FolderChooserProps, 'folderId' | 'onChoose'>) {
  const { t, i18n } = useTranslation()
  const { data = [] } = useFolders()
  const [words, setWords] = useState('')
  const [isMaking, setIsMaking] = useState(false)
  const found = findFolders(
    data.filter(({ id }) => id !== folderId),
    words,
  )
  return (
    <>
      <input
        className={styles['find']}
        type="search"
        aria-label={t('folder.findFolder')}
        placeholder={t('folder.findFolder')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isMaking ? (
        <NewFolderForm
          name={found.length === 0 ? words : ''}
          onCancel={() => setIsMaking(false)}
          onMade={(id, name) => onChoose({ id, name, isNew: true })}
        />
      ) : (
        <button type="button" className={styles['row']} onClick={() => setIsMaking(true)}>
          <span className={styles['plus']}>
            <IconPlus />
          </span>
          {t('folder.newFolder')}
        </button>
      )}
      <ul className={styles['list']} aria-label={t('folder.otherFolders')}>
        {found.map((folder) => (
          <li key={folder.id}>
            <button type="button" className={styles['row']} onClick={() => onChoose(folder)}>
              <FolderThumbnail folder={folder} />
              <span className={styles['name']}>{folder.name}</span>
              <span className={styles['count']}>{new Intl.NumberFormat(i18n.language).format(folder.count)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && words.trim() !== '' && <p className={styles['none']}>{t('folder.noFolder')}</p>}
    </>
  )
}
