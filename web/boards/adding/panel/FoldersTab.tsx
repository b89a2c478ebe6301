import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsChinese } from '../../../catalogue/names.ts'
import { noFilters } from '../../../finding/filters/filters.ts'
import { useFolderItems } from '../../../favourites/folder/items/use-folder-items.ts'
import { useFolders } from '../../../favourites/queries.ts'
import { materialOf } from './material.ts'
import type { Taking } from './MaterialCard.tsx'
import { Materials } from './Materials.tsx'
import styles from './tabs.module.css'

/** The member's saved materials, by folder. */
export function FoldersTab({ taking }: { taking: Taking }) {
  const { t } = useTranslation()
  const { data: folders, error, refetch } = useFolders()
  const [chosen, setChosen] = useState<string | null>(null)
  const folderId = folders?.find(({ id }) => id === chosen)?.id ?? folders?.[0]?.id
  if (!folders || folderId === undefined)
    return (
      <Materials
        materials={folders ? [] : undefined}
        error={folders ? null : error}
        onRetry={() => void refetch()}
        empty={{ title: t('boardAdding.noFolders'), hint: t('boardAdding.noFoldersHint') }}
        taking={taking}
      />
    )
  return (
    <>
      <label className={styles['folder']}>
        <span>{t('boardAdding.folder')}</span>
        <select value={folderId} onChange={({ target }) => setChosen(target.value)}>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <FolderMaterials key={folderId} folderId={folderId} taking={taking} />
    </>
  )
}

function FolderMaterials({ folderId, taking }: { folderId: string; taking: Taking }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const list = useFolderItems(folderId, noFilters)
  return (
    <Materials
      materials={
        list.isPending ? undefined : list.items.map(({ product, skuId }) => materialOf(product, isChinese, skuId))
      }
      error={list.error}
      onRetry={list.retry}
      hasMore={list.hasMore}
      onNearEnd={list.readOn}
      empty={{ title: t('boardAdding.emptyFolder') }}
      taking={taking}
    />
  )
}
