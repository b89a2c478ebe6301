import { IconHeart, IconHeartFilled, IconQuestionMark, IconSearch, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isCataloguePath } from '../../catalogue/address.ts'
import { ColorDot } from '../../kit/ColorDot.tsx'
import { moveInRow } from '../../kit/focus/row-keys.ts'
import { selectInSearch } from '../search/search-key.ts'
import type { WishInWords } from './chips/wish-chips.ts'
import styles from './WishChip.module.css'

interface WishChipProps {
  said: WishInWords
  /** Null where the address holds no more that is liked, or none. */
  onLike: (() => void) | null
  /** Null: it is only shown. */
  onRemove: (() => void) | null
}

/** A wish read in the words: its text leads to them, where they are typed; buttons make it liked or needed, and take it away. */
export function WishChip({ said, onLike, onRemove }: WishChipProps) {
  const { t } = useTranslation()
  const isTypedHere = isCataloguePath(useLocation().pathname)
  const { wish, name, text, note } = said
  const { means } = wish
  const hex = means.kind === 'condition' && means.condition.kind === 'color' ? means.condition.hex : null
  const Mark = said.isUnread ? IconQuestionMark : IconSearch
  const content = (
    <>
      {hex ? <ColorDot hex={hex} /> : <Mark className={styles['mark']} aria-hidden />}
      <span>{text}</span>
    </>
  )
  // The words are the chip's only tab stop; arrow keys lead on, as along a card.
  const inRow = { tabIndex: isTypedHere ? -1 : undefined, onKeyDown: moveInRow }
  const liking = wish.isNot ? REFUSED : WISHED
  return (
    <span className={styles['wish']} data-unread={said.isUnread} data-liked={said.isLiked} title={note}>
      {isTypedHere ? (
        <button
          type="button"
          className={styles['text']}
          aria-label={t('filters.changeWish', { name: text })}
          aria-keyshortcuts="ArrowRight"
          onKeyDown={moveInRow}
          onClick={() => selectInSearch(said.pieces[0] ?? wish)}
        >
          {content}
        </button>
      ) : (
        <span className={styles['text']}>{content}</span>
      )}
      {onLike && !said.isUnread && (
        <button
          type="button"
          className={styles['act']}
          aria-label={t(liking.like, { name })}
          aria-pressed={said.isLiked}
          {...inRow}
          title={t(said.isLiked ? liking.liked : wish.isLike ? 'filters.softNote' : liking.needed)}
          onClick={onLike}
        >
          {said.isLiked ? <IconHeartFilled /> : <IconHeart />}
        </button>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles['act']}
          aria-label={t('filters.remove', { name: said.isUnread ? name : text })}
          title={note}
          {...inRow}
          onClick={onRemove}
        >
          <IconX />
        </button>
      )}
    </span>
  )
}

const WISHED = { like: 'filters.likeWish', needed: 'filters.likeNote', liked: 'filters.likedNote' } as const
const REFUSED = { like: 'filters.likeNotWish', needed: 'filters.likeNotNote', liked: 'filters.likedNotNote' } as const
