import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import type { Folder } from '../../../contract/favourites.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import buttons from '../../kit/buttons.module.css'
import { InProjectLink } from '../../workspace/InProjectLink.tsx'
import { FOLDERS, SHARED_FOLDERS } from '../folder-address.ts'
import styles from './FolderHead.module.css'
import { FolderName } from './FolderName.tsx'

interface FolderHeadProps {
  /** Undefined while unknown. */
  folder: Folder | undefined
  /** How many items meet the filters; undefined while unknown, or where all do. */
  found: number | undefined
  titleRef: RefObject<HTMLHeadingElement | null>
  /** The folder could not load. */
  onRetry: (() => void) | undefined
  /** Shown at the end of the line, such as the export menu. */
  menu: ReactNode
}

/** The folder's name, which can be changed here, and the way back. */
export function FolderHead({ folder, found, titleRef, onRetry, menu }: FolderHeadProps) {
  const { t, i18n } = useTranslation()
  const [isRenaming, setIsRenaming] = useState(false)
  const isOthers = folder !== undefined && folder.right !== 'own'
  const pencil = useRef<HTMLButtonElement>(null)
  const figure = (count: number) => new Intl.NumberFormat(i18n.language).format(count)
  const words = () => {
    if (!folder) return '\u00a0'
    if (found !== undefined) return t('folder.found', { figure: figure(found), all: figure(folder.count) })
    const items = t('folder.items', { count: folder.count, figure: figure(folder.count) })
    return isOthers ? `${t('folder.by', { name: folder.ownerName })} · ${items}` : items
  }
  return (
    <div className={styles['head']}>
      <Link
        className={`${buttons['icon']} ${styles['back']}`}
        to={isOthers ? SHARED_FOLDERS : FOLDERS}
        aria-label={t(isOthers ? 'folder.backToShared' : 'folder.back')}
      >
        <IconArrowLeft />
      </Link>
      {isRenaming && folder ? (
        <FolderName
          folder={folder}
          onClose={(hadFocus) => {
            // The field leaves the document, and the button exists only after that.
            flushSync(() => setIsRenaming(false))
            if (hadFocus) pencil.current?.focus()
          }}
        />
      ) : (
        <>
          <h1 ref={titleRef} className={styles['title']} tabIndex={-1} title={folder?.name}>
            {folder?.name ?? (onRetry ? t('routes.folder') : '\u00a0')}
          </h1>
          {folder && includesRight(folder.right, 'edit') && (
            <button
              ref={pencil}
              type="button"
              className={`${buttons['icon']} ${styles['rename']}`}
              aria-label={t('folder.rename')}
              title={t('folder.rename')}
              onClick={() => setIsRenaming(true)}
            >
              <IconPencil />
            </button>
          )}
        </>
      )}
      {folder?.project && (
        <span className="flex min-w-0 phone:order-1 phone:col-span-full">
          <InProjectLink project={folder.project} />
        </span>
      )}
      <p className={styles['total']} aria-live="polite">
        {onRetry ? t('folder.notLoaded') : words()}
      </p>
      {onRetry && <RetryButton look="inline" onRetry={onRetry} />}
      <div className={styles['menu']}>{menu}</div>
    </div>
  )
}
