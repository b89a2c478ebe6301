import { useTranslation } from 'react-i18next'
import type { SharedFolder, SharedFolderItem } from '../../../../contract/sharing/views.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { useGuestFormats, type GuestFormats } from '../subject/words.ts'
import { CommentCount } from '../discussion/CommentCount.tsx'
import type { CommentPlace } from '../queries.ts'
import { OpenMark } from '../subject/OpenMark.tsx'
import type { SharedSubject } from '../subject/subject.ts'
import { folderBrandAndModel, folderPrice } from './folder-subjects.ts'
import styles from './FolderBody.module.css'

interface FolderBodyProps {
  folder: SharedFolder
  subjectByKey: ReadonlyMap<string, SharedSubject>
  onOpen: (place: CommentPlace) => void
}

/** A shared folder: its materials as cards. */
export function FolderBody({ folder: { items, left }, subjectByKey, onOpen }: FolderBodyProps) {
  const { t, i18n } = useTranslation()
  const words = useGuestFormats()
  const figure = (count: number) => new Intl.NumberFormat(i18n.language).format(count)
  const hasCovers = items.some(({ cover }) => cover)
  return (
    <>
      {items.length === 0 ? (
        <p className={styles['none']}>{t('shared.emptyFolder')}</p>
      ) : (
        <ul className={styles['cards']} data-covers={hasCovers}>
          {items.map((item) => (
            <li key={item.id} className={styles['card']}>
              <Card
                item={item}
                words={words}
                hasCover={hasCovers}
                subject={subjectByKey.get(`item ${item.id}`)}
                onOpen={() => onOpen({ itemId: item.id })}
              />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <p className={styles['none']}>{t('shared.left', { count: left, figure: figure(left) })}</p>}
    </>
  )
}

interface CardProps {
  item: SharedFolderItem
  words: GuestFormats
  hasCover: boolean
  subject: SharedSubject | undefined
  onOpen: () => void
}

function Card({ item, words, hasCover, subject, onOpen }: CardProps) {
  const { t } = words
  const { cover, note, now } = item
  const made = folderBrandAndModel(item, words)
  const price = folderPrice(item, words)
  return (
    <>
      <button type="button" className={styles['open']} onClick={onOpen}>
        {hasCover && (
          <span className={styles['picture']}>
            <Picture
              address={cover?.address ?? null}
              alt=""
              sizes="(min-width: 768px) 240px, 50vw"
              color={cover?.color ?? null}
            />
          </span>
        )}
        <span className={styles['name']}>
          {subject?.name} <CommentCount keys={subject?.keys ?? []} /> <OpenMark />
        </span>
      </button>
      {made && made !== subject?.name && <p className={styles['meta']}>{made}</p>}
      {price && <p className={styles['price']}>{price}</p>}
      {now?.status === 'withdrawn' && <p className={styles['bad']}>{t('shared.withdrawn')}</p>}
      {note && <p className={styles['note']}>{note}</p>}
    </>
  )
}
