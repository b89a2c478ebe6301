import { useTranslation } from 'react-i18next'
import type { TeamComment, TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'
import { useIsChinese, pickName } from '../../catalogue/names.ts'
import { discussedItemOf, type DiscussedThing } from './discussed-thing.ts'
import styles from './Thread.module.css'

interface PlaceChipProps {
  thing: DiscussedThing
  on: TeamPlace
  /** The name of the place when the comment was written. */
  onName?: TeamComment['onName']
  isGone?: boolean
  /** Opens the place; undefined where the page cannot. */
  onShow?: (() => void) | undefined
}

/** The place that a comment is about, as a link to it. */
export function PlaceChip({ thing, on, onName = null, isGone = false, onShow }: PlaceChipProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const partId = discussedItemOf(on)
  const wasCalled = onName && pickName(isChinese, onName.name, onName.enName)
  const isCalled = partId === null ? t('discussion.spot') : thing.nameOf(partId)
  const what = isCalled || wasCalled || t('discussion.nameless')
  if (isGone) return <span className={styles['place']}>{t('discussion.wasOn', { what })}</span>
  const words = t('discussion.on', { what })
  if (!onShow) return <span className={styles['place']}>{words}</span>
  return (
    <button type="button" className={styles['place']} title={t('discussion.show', { what })} onClick={onShow}>
      {words}
    </button>
  )
}
