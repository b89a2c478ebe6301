import { Link } from 'react-router'
import styles from './WorkHead.module.css'

export interface WorkPlacesProps {
  /** The accessible name of the links. */
  label: string
  places: readonly { to: string; name: string; isHere: boolean }[]
}

/** Links to the sibling pages. */
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
