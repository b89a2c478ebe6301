import styles from './SkipLink.module.css'

interface SkipLinkProps {
  to: string
  name: string
  /** At the window's corner, or in its place. */
  place?: 'window' | 'here'
  onFollow: () => void
}

/** Visible while it has the focus. A link, as people know it; it does not change the address, which people share. */
export function SkipLink({ to, name, place = 'window', onFollow }: SkipLinkProps) {
  return (
    <a
      className={styles['skip']}
      data-place={place}
      href={to}
      onClick={(event) => {
        event.preventDefault()
        onFollow()
      }}
    >
      {name}
    </a>
  )
}
