import styles from './Facts.module.css'
import type { SubjectFact, FactValue } from './subject.ts'

/** What a link tells of a thing; what it does not tell has no row. */
export function Facts({ facts }: { facts: readonly SubjectFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, values }) => (
        <div key={label} className={styles['fact']}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value.text} className={value.isBad ? styles['bad'] : undefined}>
              <Value value={value} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function Value({ value: { text, url } }: { value: FactValue }) {
  if (!url) return text
  return (
    // The other site must not learn the address of this page, in which the token stands.
    <a className={styles['link']} href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
