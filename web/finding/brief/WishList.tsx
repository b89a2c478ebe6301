import type { Wish } from '../../../contract/wishes.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import { useInWords } from '../filters/chips/wish-chips.ts'
import { WishChip } from '../filters/WishChip.tsx'
import styles from './WishList.module.css'

/** Wishes as chips that only say how the text was read. */
export function WishList({ wishes, label }: { wishes: readonly Wish[]; label: string }) {
  const { filters } = useAddressFilters()
  const inWords = useInWords(filters, wishes)
  return (
    <ul className={styles['wishes']} aria-label={label}>
      {inWords(wishes.map((wish) => ({ wish, pieces: [] }))).map((said) => (
        <li key={said.key}>
          <WishChip said={{ ...said, isLiked: said.wish.isLike === true }} onLike={null} onRemove={null} />
        </li>
      ))}
    </ul>
  )
}
