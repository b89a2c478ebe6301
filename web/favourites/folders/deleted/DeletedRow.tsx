import { IconFolder } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerError } from '../../../api.ts'
import { skuNameOf, useIsChinese } from '../../../catalogue/names.ts'
import { reportFailure } from '../../../errors/report.ts'
import buttons from '../../../ui/buttons.module.css'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import { useRestoring, type Deleted } from './deleted.ts'
import styles from './DeletedList.module.css'

const DAY_MS = 24 * 60 * 60_000
const NAME_TAKEN = 1008009001

interface DeletedRowProps {
  one: Deleted
  /** In epoch milliseconds. */
  now: number
  /** Before it leaves the list; the words are to be said. */
  onRestored: (words: string) => void
}

/** A folder or an item, how long it can be restored, and the button that does. */
export function DeletedRow({ one, now, onRestored }: DeletedRowProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const restore = useRestoring()
  const [isRestoring, setIsRestoring] = useState(false)
  const [refusal, setRefusal] = useState('')
  const id = useId()
  const isFolder = one.kind === 'folder'
  const name = isFolder ? one.name : skuNameOf(isChinese, one, one.variant)
  const bringBack = async () => {
    if (isRestoring) return
    setIsRestoring(true)
    setRefusal('')
    try {
      const isBack = await restore(one)
      if (!isBack) return onRestored(t('deleted.gone'))
      onRestored(
        isFolder ? t('deleted.folderBack', { name }) : t('deleted.itemBack', { name, folder: one.favoritesName }),
      )
    } catch (error) {
      if (error instanceof AnswerError && error.code === NAME_TAKEN) {
        setRefusal(`${error.message} ${t('deleted.nameTaken')}`)
      } else reportFailure(error)
    } finally {
      setIsRestoring(false)
    }
  }
  const what = isFolder ? t('deleted.items', { count: one.count }) : t('deleted.from', { folder: one.favoritesName })
  const days = t('deleted.daysLeft', { count: Math.max(Math.ceil((one.until - now) / DAY_MS), 1) })
  return (
    <li className={styles['row']}>
      <span className={styles['picture']} aria-hidden>
        {isFolder ? <IconFolder /> : <Picture address={one.coverImage} alt="" sizes="48px" color={one.coverColor} />}
      </span>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['meta']}>{t('deleted.meta', { what, days })}</p>
        <p id={id} className={styles['refusal']} role="alert">
          {refusal}
        </p>
      </div>
      <button
        type="button"
        className={buttons['plain']}
        aria-label={t('deleted.restoreOne', { name })}
        aria-describedby={refusal ? id : undefined}
        aria-busy={isRestoring}
        onClick={() => void bringBack()}
      >
        {t('deleted.restore')}
      </button>
    </li>
  )
}
