import { IconFolder } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AnswerError } from '../../../api.ts'
import { skuNameOf, useIsChinese } from '../../../catalogue/names.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { DeletedDialog, type DeletedDialogProps } from '../../../workspace/trash/DeletedDialog.tsx'
import { DeletedList, type DeletedRowOf } from '../../../workspace/trash/DeletedList.tsx'
import { DeletedRow } from '../../../workspace/trash/DeletedRow.tsx'
import { deletedKeyOf, useDeleted, useRestoring, type Deleted } from './deleted.ts'

const NAME_TAKEN = 1008009001

/** Deleted folders, and items deleted from existing folders. */
export function DeletedFavourites(props: DeletedDialogProps) {
  const { t } = useTranslation()
  const query = useDeleted()
  return (
    <DeletedDialog {...props}>
      <DeletedList
        query={query}
        keyOf={deletedKeyOf}
        Row={FolderOrItem}
        hint={t('folders.deleted.hint')}
        emptyHint={t('folders.deleted.emptyHint')}
      />
    </DeletedDialog>
  )
}

function FolderOrItem({ one, now, onRestored }: DeletedRowOf<Deleted>) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const restore = useRestoring()
  const isFolder = one.kind === 'folder'
  const name = isFolder ? one.name : skuNameOf(isChinese, one, one.variant)
  const bringBack = async () => {
    if (!(await restore(one))) return null
    if (isFolder) return t('folders.deleted.folderBack', { name })
    return t('folders.deleted.itemBack', { name, folder: one.favoritesName })
  }
  const refusalOf = (error: unknown) =>
    error instanceof AnswerError && error.code === NAME_TAKEN
      ? `${error.message} ${t('folders.deleted.nameTaken')}`
      : null
  return (
    <DeletedRow
      name={name}
      picture={
        isFolder ? <IconFolder /> : <Picture address={one.coverImage} alt="" sizes="48px" color={one.coverColor} />
      }
      what={
        isFolder
          ? t('folders.deleted.items', { count: one.count })
          : t('folders.deleted.from', { folder: one.favoritesName })
      }
      until={one.until}
      now={now}
      onRestore={bringBack}
      refusalOf={refusalOf}
      onRestored={onRestored}
    />
  )
}
