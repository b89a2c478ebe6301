import { IconChevronDown } from '@tabler/icons-react'
import { useId, type ReactNode, type Ref } from 'react'
import styles from './FacetGroup.module.css'
import { useGroupFold } from './group-folds.ts'
import { SkipToResults } from '../SkipToResults.tsx'

interface FacetGroupProps {
  /** The key under which the fold is remembered. */
  name: string
  title: string
  /** Below the title, while unfolded. */
  note?: string | undefined
  hasTicked: boolean
  isOpenAtFirst?: boolean
  /** At the end of the heading's line, while unfolded. */
  action?: ReactNode
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** Filters of one kind under a heading that folds them. */
export function FacetGroup(props: FacetGroupProps) {
  const { name, title, note, hasTicked, isOpenAtFirst = true, action, ref, children } = props
  const { isOpen, setOpen } = useGroupFold(name, { isOpenAtFirst, hasTicked })
  const id = useId()
  return (
    <section ref={ref} className={styles['group']} aria-label={title}>
      <div className={styles['heading']}>
        <h2>
          <button
            type="button"
            className={styles['fold']}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            <IconChevronDown />
          </button>
        </h2>
        {isOpen && action}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && note && <p className={styles['note']}>{note}</p>}
        {isOpen && children}
      </div>
      {/* A ticked value keeps the group open: one wants to see the result. */}
      {hasTicked && <SkipToResults />}
    </section>
  )
}
