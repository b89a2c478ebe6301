import '../../locales/folders-texts.ts'
import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'
import { useFolders, type Folder } from '../queries.ts'
import { CoverDialog } from './covers/CoverDialog.tsx'
import { useFolderDeletion } from './deletion.ts'
import { focusFolder } from './card/folder-link.ts'
import { findByName } from '../../kit/lists/find-by-name.ts'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { PrintedNote } from '../../kit/lists/PrintedNote.tsx'
import { useRestoredFocus } from '../../kit/lists/restored-focus.ts'
import { RecentlyDeleted } from '../../workspace/trash/RecentlyDeleted.tsx'
import { useDeleted } from './deleted/deleted.ts'
import { FolderGallery } from './FolderGallery.tsx'
import { FoldersHead } from './FoldersHead.tsx'
import { FoldersSkeleton } from './FoldersSkeleton.tsx'
import { NewFolder } from './NewFolder.tsx'
import { allOf, begun, neighbourOf, nothing, tickedOf } from '../../kit/lists/selection.ts'

const DeletedFavourites = lazyComponent(async () => (await import('./deleted/DeletedFavourites.tsx')).DeletedFavourites)

/** All folders of the member: to find, create, rename, sort and delete. */
export function FoldersView() {
  const { t } = useTranslation()
  const { data: folders, error, dataUpdatedAt, refetch } = useFolders()
  const [words, setWords] = useState('')
  const [isCreating, setIsCreating] = useState(false)
  const [selection, setSelection] = useState(nothing)
  const [coverOf, setCoverOf] = useState<string | null>(null)
  const findField = useRef<HTMLInputElement>(null)
  const createButton = useRef<HTMLButtonElement>(null)
  const chooseButton = useRef<HTMLButtonElement>(null)

  const found = findByName(folders ?? [], words)
  const chosen = tickedOf(selection, found).map(({ id }) => id)
  const endChoosing = () => setSelection(nothing)
  const removal = useRemoval({ folders, found, chosen, createButton, chooseButton, onRemoved: endChoosing })

  if (error && !folders) return <FailureFace error={error} what={t('folders.failed')} onRetry={() => void refetch()} />
  const isNarrowed = words.trim() !== ''
  const create = () => {
    setWords('')
    setIsCreating(true)
    window.scrollTo({ top: 0 })
  }
  const endCreating = (hadFocus: boolean) => {
    setIsCreating(false)
    if (hadFocus) createButton.current?.focus()
  }
  // The pressed button disappears with the words.
  const clearWords = () => {
    setWords('')
    findField.current?.focus()
  }
  const closeCovers = () => {
    setCoverOf(null)
    if (coverOf !== null) focusFolder(coverOf)
  }
  const covered = folders?.find(({ id }) => id === coverOf)
  return (
    <>
      <FoldersHead
        folders={folders}
        foundCount={isNarrowed ? found.length : null}
        chosenCount={chosen.length}
        isChoosing={selection.hasBegun}
        words={words}
        onFind={setWords}
        onClear={clearWords}
        onChoose={() => setSelection(begun)}
        onChooseAll={() => setSelection(allOf(found.map(({ id }) => id)))}
        onEndChoosing={endChoosing}
        onDelete={removal.removeChosen}
        onCreate={create}
        findField={findField}
        createButton={createButton}
        chooseButton={chooseButton}
      />
      {!folders && <FoldersSkeleton />}
      {folders?.length === 0 && !isCreating && <NoFolders onCreate={create} />}
      {folders && folders.length > 0 && isNarrowed && found.length === 0 && (
        <NothingFound words={words.trim()} onClear={clearWords} />
      )}
      {folders && <PrintedNote loaded={found.length} total={found.length} />}
      {folders && (found.length > 0 || isCreating) && (
        <FolderGallery
          folders={found}
          now={dataUpdatedAt}
          draft={isCreating ? <NewFolder onEnd={endCreating} /> : null}
          isSortable={!isNarrowed && !isCreating && found.length > 1}
          selection={selection}
          onSelect={setSelection}
          onCover={setCoverOf}
          onDelete={removal.removeOne}
        />
      )}
      {folders && <DeletedLately onEmptied={() => createButton.current?.focus()} />}
      {covered && <CoverDialog folder={covered} onClose={closeCovers} />}
    </>
  )
}

// The same list in each render: it is a dependency of an effect.
const NONE: readonly Folder[] = []

interface Removal {
  folders: readonly Folder[] | undefined
  /** The folders in sight. */
  found: readonly Folder[]
  chosen: readonly string[]
  onRemoved: () => void
  createButton: RefObject<HTMLButtonElement | null>
  chooseButton: RefObject<HTMLButtonElement | null>
}

/** Deletes folders. The pressed button may leave the document with them: the focus moves to something near by. */
function useRemoval({ folders, found, chosen, onRemoved, createButton, chooseButton }: Removal) {
  const focusRestored = useRestoredFocus(folders ?? NONE, focusFolder)
  const remove = useFolderDeletion(folders ?? [], ([first]) => first !== undefined && focusRestored(first))
  return {
    removeOne: (id: string) => {
      const ids = found.map((folder) => folder.id)
      const neighbour = neighbourOf(new Set([id]), ids)
      if (!remove([id])) return
      onRemoved()
      if (neighbour) focusFolder(neighbour)
      else requestAnimationFrame(() => createButton.current?.focus())
    },
    removeChosen: () => {
      if (!remove(chosen)) return
      const stays = chosen.length < found.length ? chooseButton : createButton
      flushSync(onRemoved)
      stays.current?.focus()
    },
  }
}

function NoFolders({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation()
  return (
    <Face
      title={t('folders.empty')}
      hint={t('folders.emptyHint')}
      action={
        <button type="button" className={buttons['plain']} onClick={onCreate}>
          {t('folders.create')}
        </button>
      }
    />
  )
}

function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <Face
      title={t('folders.none', { words })}
      hint={t('folders.noneHint')}
      action={
        <button type="button" className={buttons['plain']} onClick={onClear}>
          {t('folders.clear')}
        </button>
      }
    />
  )
}

/** A component of its own, so that the deleted folders are read only once the folders are there. */
function DeletedLately({ onEmptied }: { onEmptied: () => void }) {
  return <RecentlyDeleted query={useDeleted()} Dialog={DeletedFavourites} onEmptied={onEmptied} />
}
