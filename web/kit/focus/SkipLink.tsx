interface SkipLinkProps {
  to: string
  name: string
  /** At the window's corner, or in its place, where it takes no room: nothing moves when it appears. */
  place?: 'window' | 'here'
  onFollow: () => void
}

/** Visible while it has the focus. A link, as people know it; it does not change the address, which people share. */
export function SkipLink({ to, name, place = 'window', onFollow }: SkipLinkProps) {
  return (
    <a
      className={`${place === 'window' ? 'fixed top-8 left-8 z-400 px-16 py-10' : 'absolute z-3 px-10 py-4 text-meta'} rounded-md bg-accent text-on-accent not-focus:[clip-path:inset(50%)]`}
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
