import { Link } from 'react-router'
import styles from './WorkHead.module.css'

export interface WorkPlacesProps {
  /** What the places are called together. */
  label: string
  places: readonly { to: string; name: string; isHere: boolean }[]
}

/** The places beside a page of what members make. */
export function WorkPlaces({ label, places }: WorkPlacesProps) {
  return (
    <nav className={styles['which']} aria-label={label}>
      {places.map(({ to, name, isHere }) => (
        <Link key={to} to={to} aria-current={isHere ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
