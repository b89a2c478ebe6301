import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Difference } from '../../../contract/sharing/difference.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { differenceWords } from '../../sharing/owner/news/approvals/difference-words.ts'
import styles from './VersionDifferences.module.css'

interface DifferenceListProps {
  difference: Difference
  pointedAt: string | null
  onPointAt: (id: string | null) => void
}

/** The differences in words. An entry about one thing points it out. */
export function VersionDifferences({ difference, pointedAt, onPointAt }: DifferenceListProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const headingId = useId()
  const parts = differenceWords(difference, { t, isChinese })
  const idsByPart = {
    added: difference.added.map(({ id }) => id),
    removed: difference.removed.map(({ id }) => id),
    chosen: difference.replaced.flatMap(({ to, isChosen }) => (isChosen ? [to.id] : [])),
    replaced: difference.replaced.flatMap(({ to, isChosen }) => (isChosen ? [] : [to.id])),
    changed: difference.changed.map(({ what }) => what.id),
  }
  return (
    <section className={styles['list']} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('versions.compared.differences')}</h2>
      {parts.length === 0 && <p>{t('versions.compared.nothing')}</p>}
      {parts.map(({ part, lines }) => (
        <div key={part} className={styles['part']} data-part={part}>
          <h3>{t(`shareNews.difference.${part}`)}</h3>
          <ul>
            {lines.map(({ text, details }, index) => {
              const id = idsByPart[part][index] ?? null
              const words = [text, details].filter(Boolean).join(isChinese ? '；' : '; ')
              return (
                // oxlint-disable-next-line react/no-array-index-key -- two lines may read the same, and none ever moves
                <li key={index}>
                  {id === null ? (
                    words
                  ) : (
                    <button
                      type="button"
                      aria-pressed={id === pointedAt}
                      onClick={() => onPointAt(id === pointedAt ? null : id)}
                    >
                      {words}
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}
