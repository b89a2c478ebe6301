import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pickName } from '../../../../contract/display-name.ts'
import { getItemPage } from '../../../../contract/favourites.ts'
import { call } from '../../../api.ts'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import buttons from '../../../kit/buttons.module.css'
import { Face } from '../../../kit/Face.tsx'
import { nextPageNo } from '../../../kit/lists/endless-list.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { itemsKey, type Folder } from '../../queries.ts'
import styles from './CoverDialog.module.css'
import { FolderMosaic } from '../card/FolderMosaic.tsx'

const PAGE_SIZE = 48
const WIDTH = 150

interface CoverPicturesProps {
  folder: Folder
  /** Null: the first four pictures. */
  onChoose: (coverUrl: string | null) => void
}

export function CoverPictures({ folder, onChoose }: CoverPicturesProps) {
  const { t, i18n } = useTranslation()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...itemsKey(folder.id), 'covers'],
    queryFn: ({ pageParam, signal }) =>
      call(getItemPage, { favoritesId: folder.id, pageNo: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageNo(PAGE_SIZE),
    meta: { isMembers: true },
  })
  if (error && !data) {
    return <FailureFace error={error} what={t('folders.coverFailed')} onRetry={() => void refetch()} isPart />
  }
  if (!data) return <output className={styles['loading']} aria-label={t('loading')} />
  const isChinese = i18n.resolvedLanguage === 'zh-CN'
  // Several SKUs may have one picture.
  const nameByPicture = new Map(
    data.pages
      .flatMap(({ list }) => list)
      .flatMap(({ product: { coverImage, name, enName } }) =>
        coverImage === null ? [] : [[coverImage, pickName(isChinese, name, enName)] as const],
      ),
  )
  if (nameByPicture.size === 0) return <Face title={t('folders.coverNone')} />
  return (
    <>
      <ul className={styles['pictures']}>
        <li>
          <button
            type="button"
            aria-label={t('folders.coverMosaic')}
            aria-pressed={folder.coverUrl === null}
            onClick={() => onChoose(null)}
          >
            <FolderMosaic folder={{ ...folder, coverUrl: null }} width={WIDTH} isEager />
          </button>
        </li>
        {[...nameByPicture].map(([address, name]) => (
          <li key={address}>
            <button
              type="button"
              aria-label={t('folders.coverPicture', { name })}
              aria-pressed={folder.coverUrl === address}
              onClick={() => onChoose(address)}
            >
              <Picture address={address} alt="" sizes={`${WIDTH}px`} ratio={4 / 3} />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className={buttons['plain']}
          aria-busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('folders.coverMore')}
        </button>
      )}
    </>
  )
}
