import { useNavigate } from 'react-router'
import type { Folder } from '../../contract/favourites.ts'
import { skuNameOf, useIsChinese } from '../catalogue/names.ts'
import { SHARED_FOLDERS } from '../favourites/folder-address.ts'
import { useFolderItems } from '../favourites/folder/items/use-folder-items.ts'
import { noFilters } from '../finding/filters/filters.ts'
import { useBrandsByName } from './brands-by-name.ts'
import { ShareHere } from './ShareHere.tsx'

/** Shares a folder from its page; filters do not limit what is shared. */
export function ShareFolderHere({ folder }: { folder: Pick<Folder, 'id' | 'updateTime' | 'right'> }) {
  const isChinese = useIsChinese()
  const navigate = useNavigate()
  const brandsByName = useBrandsByName()
  const { items, readAll } = useFolderItems(folder.id, noFilters)
  const nameOf = (itemId: string) => {
    const product = items.find(({ id }) => id === itemId)?.product
    return product ? skuNameOf(isChinese, product, product.variant) : null
  }
  return (
    <ShareHere
      right={folder.right}
      onLeft={() => void navigate(SHARED_FOLDERS)}
      shared={{
        kind: 'folder',
        refId: folder.id,
        version: folder.updateTime,
        findBrands: async () => brandsByName((await readAll()).map(({ product }) => product.brand)),
        nameOf,
        onShow: (place) => {
          if ('itemId' in place) void navigate(`/favorites/${folder.id}?item=${place.itemId}`)
        },
      }}
    />
  )
}
