import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFigures } from '../../kit/figures.ts'
import styles from './Workplace.module.css'

interface MatterProps {
  title: string
  hint: string
  /** The total; `children` are the first few. */
  count: number
  shown: number
  /** The page with all of them. */
  all?: { to: string; words: string }
  /** List items. */
  children: ReactNode
}

/** One kind of thing that needs attention: the total, and the first few. */
export function Matter({ title, hint, count, shown, all, children }: MatterProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const id = useId()
  const more = count - shown
  return (
    <section className={styles['matter']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {title} <span className={styles['count']}>{figure(count)}</span>
      </h2>
      <p className={styles['hint']}>{hint}</p>
      <ul className={styles['list']}>{children}</ul>
      {(more > 0 || all) && (
        <p className={styles['rest']}>
          {more > 0 && <span>{t('workplace.more', { count: more, figure: figure(more) })}</span>}
          {all && <Link to={all.to}>{all.words}</Link>}
        </p>
      )}
    </section>
  )
}
