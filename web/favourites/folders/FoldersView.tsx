import '../../locales/folders-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../ui/buttons.module.css'
import { Face } from '../../ui/Face.tsx'
import { useFolders } from '../queries.ts'
import { CoverDialog } from './covers/CoverDialog.tsx'
import { useFolderDeletion } from './deletion.ts'
import { focusFolder } from './card/folder-link.ts'
import { findByName } from '../../ui/lists/find-by-name.ts'
import { lazyComponent } from '../../ui/late/lazy-component.tsx'
import { RecentlyDeleted } from '../../workspace/trash/RecentlyDeleted.tsx'
import { useDeleted } from './deleted/deleted.ts'
import { FolderGallery } from './FolderGallery.tsx'
import { FoldersHead } from './FoldersHead.tsx'
import { FoldersSkeleton } from './FoldersSkeleton.tsx'
import { NewFolder } from './NewFolder.tsx'
import { allOf, begun, neighbourOf, nothing, tickedOf } from '../../ui/lists/selection.ts'

const DeletedFavourites = lazyComponent(async () => (await import('./deleted/DeletedFavourites.tsx')).DeletedFavourites)

/** All folders of the member: to find, make, name, sort and delete. */
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
  const restored = useRef<string>(undefined)
  const remove = useFolderDeletion(folders ?? [], ([first]) => {
    restored.current = first
  })
  // Whoever took it back goes on with it, once the list has it.
  useEffect(() => {
    const { current: id } = restored
    if (id === undefined || !folders?.some((folder) => folder.id === id)) return
    restored.current = undefined
    focusFolder(id)
  }, [folders])

  if (error && !folders) {
    return <FailureFace error={error} what={t('folders.failed')} onRetry={() => void refetch()} />
  }
  const found = findByName(folders ?? [], words)
  const isNarrowed = words.trim() !== ''
  const ids = found.map(({ id }) => id)
  const chosen = tickedOf(selection, found).map(({ id }) => id)
  // What was pressed may go with them: the focus stays near by.
  const removeOne = (id: string) => {
    const neighbour = neighbourOf(new Set([id]), ids)
    if (!remove([id])) return
    setSelection(nothing)
    if (neighbour) focusFolder(neighbour)
    else requestAnimationFrame(() => createButton.current?.focus())
  }
  const removeChosen = () => {
    if (!remove(chosen)) return
    const stays = chosen.length < found.length ? chooseButton : createButton
    flushSync(() => setSelection(nothing))
    stays.current?.focus()
  }
  const create = () => {
    setWords('')
    setIsCreating(true)
    window.scrollTo({ top: 0 })
  }
  const endCreating = () => {
    setIsCreating(false)
    createButton.current?.focus()
  }
  // What was pressed goes with the words.
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
        onChooseAll={() => setSelection(allOf(ids))}
        onEndChoosing={() => setSelection(nothing)}
        onDelete={removeChosen}
        onCreate={create}
        findField={findField}
        createButton={createButton}
        chooseButton={chooseButton}
      />
      {!folders && <FoldersSkeleton />}
      {folders?.length === 0 && !isCreating && (
        <Face
          title={t('folders.empty')}
          hint={t('folders.emptyHint')}
          action={
            <button type="button" className={buttons['plain']} onClick={create}>
              {t('folders.create')}
            </button>
          }
        />
      )}
      {folders && folders.length > 0 && isNarrowed && found.length === 0 && (
        <Face
          title={t('folders.none', { words: words.trim() })}
          hint={t('folders.noneHint')}
          action={
            <button type="button" className={buttons['plain']} onClick={clearWords}>
              {t('folders.clear')}
            </button>
          }
        />
      )}
      {folders && (found.length > 0 || isCreating) && (
        <FolderGallery
          folders={found}
          now={dataUpdatedAt}
          draft={isCreating ? <NewFolder onEnd={endCreating} /> : null}
          isSortable={!isNarrowed && !isCreating && found.length > 1}
          selection={selection}
          onSelect={setSelection}
          onCover={setCoverOf}
          onDelete={removeOne}
        />
      )}
      {folders && <DeletedLately onEmptied={() => createButton.current?.focus()} />}
      {covered && <CoverDialog folder={covered} onClose={closeCovers} />}
    </>
  )
}

/** Asked for once the folders are there. */
function DeletedLately({ onEmptied }: { onEmptied: () => void }) {
  return <RecentlyDeleted query={useDeleted()} Dialog={DeletedFavourites} onEmptied={onEmptied} />
}
