/** A block as it leaves the quarry. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="7" fill="var(--ink)" />
      <g fill="none" stroke="var(--paper)" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M16 7.5 23.5 11.5v9L16 24.5l-7.5-4v-9z" />
        <path d="m8.5 11.5 7.5 4 7.5-4M16 15.5v9" />
      </g>
    </svg>
  )
}
