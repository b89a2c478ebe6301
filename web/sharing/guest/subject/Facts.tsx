import styles from './Facts.module.css'
import type { SubjectFact, FactValue } from './subject.ts'

/** The details of a thing; what the link hides has no row. */
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
    // The other site must not learn this page's address, which contains the token.
    <a className={styles['link']} href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}
