import type { SharedLine } from '../../../../contract/sharing/views.ts'
import { Picture } from '../../../kit/pictures/Picture.tsx'
import { useLineParts } from '../deciding/line-parts.ts'
import { CommentCount } from '../discussion/CommentCount.tsx'
import { OpenMark } from '../subject/OpenMark.tsx'
import { expiredTexts } from '../subject/standing-facts.ts'
import type { SharedSubject } from '../subject/subject.ts'
import styles from './LineFace.module.css'
import { brandAndModel } from './line-texts.ts'
import type { GuestFormats } from '../subject/words.ts'

interface LineFaceProps {
  line: SharedLine
  words: GuestFormats
  subject: SharedSubject | undefined
  /** The link shows pictures of lines. */
  hasCovers: boolean
  onOpen: () => void
}

/** The name of a line; a press opens its details. */
export function LineFace({ line, words, subject, hasCovers, onOpen }: LineFaceProps) {
  const { t } = words
  const { now, note } = line
  const parts = useLineParts()
  const made = brandAndModel(line, words)
  return (
    <div className={styles['face']}>
      {hasCovers && (
        // For pointers only; keyboards use the name beside it.
        <span className={styles['picture']} aria-hidden>
          {subject?.cover && (
            <button type="button" tabIndex={-1} aria-label={subject.name} onClick={onOpen}>
              <Picture address={subject.cover.address} alt="" sizes="44px" color={subject.cover.color} isMinor />
            </button>
          )}
        </span>
      )}
      <div className={styles['words']}>
        <button type="button" className={styles['name']} onClick={onOpen}>
          <span>{subject?.name}</span>
          <CommentCount keys={subject?.keys ?? []} />
          <OpenMark />
        </button>
        {made && <span className={styles['meta']}>{made}</span>}
        {parts && <parts.Mark line={line} onOpen={onOpen} />}
        {now?.status === 'withdrawn' && <span className={styles['bad']}>{t('shared.withdrawn')}</span>}
        {expiredTexts(now, words).map((text) => (
          <span key={text} className={styles['meta']}>
            {text}
          </span>
        ))}
        {note && <span className={styles['note']}>{note}</span>}
      </div>
      {parts && <parts.Tick line={line} />}
    </div>
  )
}
