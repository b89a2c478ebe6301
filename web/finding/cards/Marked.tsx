import type { Ranges } from '../../../contract/catalogue.ts'
import { stretchesOf } from './marks.ts'
import styles from './Marked.module.css'

/** A text with its found words marked. */
export function Marked({ text, ranges }: { text: string; ranges: Ranges }) {
  if (ranges.length === 0) return text
  return stretchesOf(text, ranges).map((stretch, index) =>
    stretch.isMarked ? (
      // oxlint-disable-next-line react/no-array-index-key -- stretches have no identity but their place
      <mark key={index} className={styles['mark']}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  )
}
