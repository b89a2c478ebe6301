import { Link } from 'react-router'
import styles from './Pills.module.css'

interface PillsProps {
  label: string
  options: readonly { name: string; to: URLSearchParams; isCurrent: boolean }[]
}

/** Links to the other choices, all of them in sight. */
export function Pills({ label, options }: PillsProps) {
  return (
    <ul className={styles['pills']} aria-label={label}>
      {options.map(({ name, to, isCurrent }) => (
        <li key={name}>
          <Link
            className={styles['pill']}
            to={{ search: `?${to.toString()}` }}
            replace
            preventScrollReset
            aria-current={isCurrent ? 'true' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
