import { IconFolderPlus, IconSearch, IconSquareCheck, IconTrash, IconX } from '@tabler/icons-react'
import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import type { Folder } from '../queries.ts'
import { FolderPlaces } from './FolderPlaces.tsx'
import styles from './FoldersHead.module.css'

interface FoldersHeadProps {
  /** Undefined while they load. */
  folders: readonly Folder[] | undefined
  /** The number of found folders; null where nothing is searched for. */
  foundCount: number | null
  chosenCount: number
  /** From the first tick until it is ended, even with nothing ticked. */
  isChoosing: boolean
  words: string
  onFind: (words: string) => void
  onClear: () => void
  onChoose: () => void
  onChooseAll: () => void
  onEndChoosing: () => void
  onDelete: () => void
  onCreate: () => void
  findField: RefObject<HTMLInputElement | null>
  createButton: RefObject<HTMLButtonElement | null>
  /** Begins ticking; then deletes the ticked folders. */
  chooseButton: RefObject<HTMLButtonElement | null>
}

/** The head of the page of folders: how many there are, a field that finds them by name, and the buttons for what is ticked. */
export function FoldersHead(props: FoldersHeadProps) {
  const { folders, foundCount, chosenCount, isChoosing, onDelete, onCreate, createButton, chooseButton } = props
  const { t } = useTranslation()
  const shownCount = foundCount ?? folders?.length ?? 0
  const endButton = useRef<HTMLButtonElement>(null)
  // Either button disappears once it is pressed: the focus moves to its neighbour.
  const chooseAll = () => {
    flushSync(props.onChooseAll)
    endButton.current?.focus()
  }
  const endChoosing = () => {
    flushSync(props.onEndChoosing)
    chooseButton.current?.focus()
  }
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{t('routes.favorites')}</h1>
      <FolderPlaces isShared={false} />
      <output className={styles['total']}>{folders && <Total folders={folders} foundCount={foundCount} />}</output>
      <FindField {...props} />
      <div className={styles['tools']}>
        {isChoosing && shownCount > 0 && (
          <div className={styles['chosen']}>
            <output className="figures">{t('folders.chosen', { count: chosenCount })}</output>
            {chosenCount < shownCount && (
              <button type="button" onClick={chooseAll}>
                {t('folders.chooseAll')}
              </button>
            )}
            <button ref={endButton} type="button" onClick={endChoosing}>
              <span>{t(chosenCount > 0 ? 'folders.chooseNone' : 'folders.cancel')}</span>
              <IconX aria-hidden />
            </button>
          </div>
        )}
        {shownCount > 0 && (
          <button
            ref={chooseButton}
            type="button"
            className={buttons['plain']}
            onClick={isChoosing ? onDelete : props.onChoose}
          >
            {isChoosing ? <IconTrash aria-hidden /> : <IconSquareCheck aria-hidden />}
            <span>{t(isChoosing ? 'folders.delete' : 'folders.select')}</span>
          </button>
        )}
        <button ref={createButton} type="button" className={buttons['filled']} onClick={onCreate}>
          <IconFolderPlus aria-hidden />
          <span>{t('folders.create')}</span>
        </button>
      </div>
    </header>
  )
}

type FindFieldProps = Pick<FoldersHeadProps, 'words' | 'onFind' | 'onClear' | 'findField'>

function FindField({ words, onFind, onClear, findField }: FindFieldProps) {
  const { t } = useTranslation()
  return (
    <search className={styles['find']}>
      <IconSearch aria-hidden />
      <input
        ref={findField}
        type="text"
        inputMode="search"
        aria-label={t('folders.find')}
        placeholder={t('folders.find')}
        value={words}
        onChange={({ target }) => onFind(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onFind('')
        }}
      />
      {words && (
        <button type="button" className={styles['clear']} aria-label={t('folders.clear')} onClick={onClear}>
          <IconX />
        </button>
      )}
    </search>
  )
}

function Total({ folders, foundCount }: { folders: readonly Folder[]; foundCount: number | null }) {
  const { t } = useTranslation()
  if (foundCount !== null) return t('folders.ofFolders', { found: foundCount, count: folders.length })
  const items = folders.reduce((sum, { count }) => sum + count, 0)
  return t('folders.total', {
    folders: t('folders.folders', { count: folders.length }),
    items: t('folders.items', { count: items }),
  })
}
