import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import menu from '../../../kit/menu.module.css'
import { timeAgo } from '../../../kit/moments.ts'
import { say } from '../../../kit/toasts/spoken.ts'
import { PlacingItems } from '../../../workspace/PlacingItems.tsx'
import { useIsInProject, useMayTakeOut } from '../../../workspace/placing.ts'
import { folderAddress } from '../../folder-address.ts'
import { useUpdateFolder, type Folder } from '../../queries.ts'
import styles from '../card/FolderCard.module.css'
import { focusFolder, folderLinkId } from '../card/folder-link.ts'
import { FolderMosaic } from '../card/FolderMosaic.tsx'
import { FolderNameForm } from '../FolderNameForm.tsx'

interface SharedFolderCardProps {
  folder: Folder
  /** Epoch milliseconds. */
  now: number
  /** CSS px. */
  width: number
  onLeave: (folder: Folder) => void
  /** Of the member's own folders, which may stand among the others'. */
  onDelete?: (folder: Folder) => void
}

/** A folder among others': its owner, what the member may do, and the way to leave it; or an own one, and the way to delete it. */
export function SharedFolderCard({ folder, now, width, onLeave, onDelete }: SharedFolderCardProps) {
  const { id, name, ownerName, right, count, updateTime } = folder
  const { t, i18n } = useTranslation()
  const [isRenaming, setIsRenaming] = useState(false)
  const { mutateAsync: update } = useUpdateFolder({ isSilent: true })
  const endRenaming = (hadFocus: boolean) => {
    setIsRenaming(false)
    if (hadFocus) focusFolder(id)
  }
  const rename = async (next: string) => {
    if (next === name) return
    await update({ id, name: next })
    say(t('folders.renamed'))
  }
  return (
    <article className={styles['card']} aria-label={name}>
      <Link
        id={folderLinkId(id)}
        className={styles['link']}
        to={folderAddress(id)}
        draggable={false}
        aria-label={isRenaming ? name : undefined}
      >
        <FolderMosaic folder={folder} width={width} />
        {!isRenaming && (
          <span className={styles['name']} title={name}>
            {name}
          </span>
        )}
      </Link>
      {isRenaming ? (
        <div className={styles['form']}>
          <FolderNameForm name={name} saveLabel={t('folders.save')} onSave={rename} onEnd={endRenaming} />
        </div>
      ) : (
        <CardMenu folder={folder} onRename={() => setIsRenaming(true)} onLeave={onLeave} onDelete={onDelete} />
      )}
      {right !== 'own' && (
        <p className={styles['meta']}>
          <span>{t('folders.by', { name: ownerName, right: t(`folders.rights.${right}`) })}</span>
        </p>
      )}
      <p className={styles['meta']}>
        <span>{t('folders.items', { count })}</span>
        <span>
          {t('folders.changed', {
            time: timeAgo(updateTime, now, i18n.resolvedLanguage ?? 'en') ?? t('folders.changedNow'),
          })}
        </span>
      </p>
    </article>
  )
}

interface CardMenuProps extends Pick<SharedFolderCardProps, 'folder' | 'onLeave'> {
  onRename: () => void
  onDelete: SharedFolderCardProps['onDelete'] | undefined
}

/** What may be done with the folder; nothing where that is nothing. */
function CardMenu({ folder, onRename, onLeave, onDelete }: CardMenuProps) {
  const { t } = useTranslation()
  const isInProject = useIsInProject()
  const mayTakeOut = useMayTakeOut()
  const { id, name, project, right } = folder
  const thing = { kind: 'folder', refId: id, name, project, right } as const
  if (right === 'comment' && isInProject && !mayTakeOut(thing)) return null
  return (
    <div className={styles['tools']} data-shared>
      <Menu position="bottom-end" classNames={menu} withInitialFocusPlaceholder={false} returnFocus>
        <Menu.Target>
          <button type="button" aria-label={t('folders.menu', { name })}>
            <IconDots />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {right !== 'comment' && <Menu.Item onClick={onRename}>{t('folders.rename')}</Menu.Item>}
          <PlacingItems thing={thing} />
          {right === 'own' && <Menu.Item onClick={() => onDelete?.(folder)}>{t('folders.delete')}</Menu.Item>}
          {right !== 'own' && !isInProject && (
            <Menu.Item onClick={() => onLeave(folder)}>{t('folders.leave')}</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
