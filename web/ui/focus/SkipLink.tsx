import styles from './SkipLink.module.css'

interface SkipLinkProps {
  to: string
  name: string
  /** Over the corner of the window, or where it stands. */
  place?: 'window' | 'here'
  onFollow: () => void
}

/** In sight while it has the focus. A link, because that is what it is known as; the address stays as it is: it is what a person shares. */
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
