import { IconMapPin, IconMapPinOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawableOf } from '../../../../contract/sharing/drawable.ts'
import type { SharedBoard } from '../../../../contract/sharing/views.ts'
import { PaperInSight } from '../../../boards/still/PaperInSight.tsx'
import buttons from '../../../kit/buttons.module.css'
import { useGuestFormats } from '../subject/words.ts'
import { useDiscussion } from '../discussion/discussion-context.ts'
import type { CommentPlace } from '../queries.ts'
import type { SharedSubject } from '../subject/subject.ts'
import { materialsOf } from './board-subjects.ts'
import styles from './BoardBody.module.css'
import { GuestLegend } from './GuestLegend.tsx'
import { OverPaper } from './OverPaper.tsx'

interface BoardBodyProps {
  board: SharedBoard
  subjectByKey: ReadonlyMap<string, SharedSubject>
  onOpen: (place: CommentPlace) => void
}

const NO_PICTURES = {}

/** A shared board: its paper and its legend. Each sample opens its details, as far as the link shows them. */
export function BoardBody({ board, onOpen }: BoardBodyProps) {
  const { t } = useTranslation()
  const words = useGuestFormats()
  const discussion = useDiscussion()
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const [isPlacing, setIsPlacing] = useState(false)
  const drawable = useMemo(() => drawableOf(board), [board])
  const materials = useMemo(() => materialsOf(board, words), [board, words])
  const openAt = (place: CommentPlace) => {
    setIsPlacing(false)
    onOpen(place)
  }
  const mayComment = discussion?.mayComment === true
  return (
    <>
      {board.description && <p className={styles['description']}>{board.description}</p>}
      {mayComment && isPlacing && (
        <output className={styles['hint']}>
          <IconMapPin aria-hidden />
          {t('shared.talk.hereOn')}
        </output>
      )}
      <div className={styles['sides']}>
        <PaperInSight
          name={board.name}
          board={drawable}
          pictures={board.pictures ?? NO_PICTURES}
          tools={
            mayComment && (
              <button
                type="button"
                className={`${buttons['framed']} ${styles['placing']}`}
                aria-pressed={isPlacing}
                aria-label={t('shared.talk.here')}
                title={isPlacing ? t('shared.talk.stop') : t('shared.talk.here')}
                onClick={() => setIsPlacing(!isPlacing)}
              >
                {isPlacing ? <IconMapPinOff /> : <IconMapPin />}
              </button>
            )
          }
          renderOver={(wasHeld) => (
            <OverPaper
              board={board}
              materials={materials}
              pointedAt={pointedAt}
              onPointAt={setPointedAt}
              isPlacing={isPlacing}
              onOpen={(place) => wasHeld() || openAt(place)}
            />
          )}
        />
        <GuestLegend materials={materials} pointedAt={pointedAt} onPointAt={setPointedAt} onOpen={openAt} />
      </div>
    </>
  )
}
