import '../../../locales/folders-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLeaving } from '../../../collaboration/people/leaving.tsx'
import { ReceivedInvitations } from '../../../collaboration/people/ReceivedInvitations.tsx'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import buttons from '../../../kit/buttons.module.css'
import { Face } from '../../../kit/Face.tsx'
import { useGridPlace } from '../../../kit/lists/grid-place.ts'
import { PrintedNote } from '../../../kit/lists/PrintedNote.tsx'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { usePrinting } from '../../../kit/printing.ts'
import { folderAddress } from '../../folder-address.ts'
import { sharedFolders, type Folder } from '../../queries.ts'
import { FolderPlaces } from '../FolderPlaces.tsx'
import headStyles from '../FoldersHead.module.css'
import { FoldersSkeleton } from '../FoldersSkeleton.tsx'
import { galleryLayout } from '../gallery-layout.ts'
import { SharedFolderCard } from './SharedFolderCard.tsx'
import styles from './SharedFolders.module.css'

/** How many are shown at a time. */
const STEP = 60

/** Folders that others share with the member, and above them the invitations. */
export function SharedFolders() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: folders, error, dataUpdatedAt, refetch } = useQuery(sharedFolders)
  const readAgain = () => void client.invalidateQueries({ queryKey: sharedFolders.queryKey })
  const leaving = useLeaving(readAgain)
  return (
    <>
      <header className={headStyles['head']}>
        <h1 className={headStyles['title']}>{t('routes.favorites')}</h1>
        <FolderPlaces isShared />
      </header>
      <ReceivedInvitations kind="folder" onAccepted={readAgain} onOpen={(id) => void navigate(folderAddress(id))} />
      {error && !folders && (
        <FailureFace isPart error={error} what={t('folders.failed')} onRetry={() => void refetch()} />
      )}
      {!folders && !error && <FoldersSkeleton />}
      {/* In the document before it has text, so that the text is read out. */}
      <div aria-live="polite">
        {folders?.length === 0 && <Face title={t('folders.emptyShared')} hint={t('folders.emptySharedHint')} />}
      </div>
      {folders && folders.length > 0 && (
        <FoldersInRows
          label={t('folders.sharedList')}
          folders={folders}
          now={dataUpdatedAt}
          onLeave={({ id: refId, name }) => leaving.ask({ kind: 'folder', refId, name })}
        />
      )}
      {leaving.dialog}
    </>
  )
}

interface GalleryProps {
  /** What they are, read out. */
  label: string
  folders: readonly Folder[]
  /** Epoch milliseconds. */
  now: number
  onLeave: (folder: Folder) => void
  onDelete?: (folder: Folder) => void
}

/** Folders in rows and columns, in the order in which they come. */
export function FoldersInRows({ label, folders, now, onLeave, onDelete }: GalleryProps) {
  const { t } = useTranslation()
  const { gridRef, width } = useGridPlace<HTMLUListElement>()
  const { columns, cellWidth, gap, rowHeight } = galleryLayout(width, usePageUnit())
  const [most, setMost] = useState(STEP)
  const isPrinting = usePrinting()
  return (
    <>
      <PrintedNote loaded={folders.length} total={folders.length} />
      <ul
        ref={gridRef}
        className={styles['gallery']}
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: gap, gridAutoRows: rowHeight }}
        aria-label={label}
      >
        {width > 0 &&
          folders.slice(0, isPrinting ? folders.length : most).map((folder) => (
            <li key={folder.id}>
              <SharedFolderCard
                folder={folder}
                now={now}
                width={cellWidth}
                onLeave={onLeave}
                {...(onDelete && { onDelete })}
              />
            </li>
          ))}
      </ul>
      {folders.length > most && (
        <button type="button" className={buttons['plain']} onClick={() => setMost(most + STEP)}>
          {t('folders.more')}
        </button>
      )}
    </>
  )
}
