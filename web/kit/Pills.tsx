import { Link, type To } from 'react-router'

interface PillsProps {
  /** What is chosen, read out. */
  label: string
  options: readonly { label: string; to: To; isCurrent: boolean }[]
}

/** A choice among a few, as links that are all in sight; the address has it. */
export function Pills({ label, options }: PillsProps) {
  return (
    <ul className="flex flex-wrap gap-6" aria-label={label}>
      {options.map((option) => (
        <li key={option.label}>
          <Link
            className="block rounded-full border px-16 py-8 text-small text-second hover:border-control aria-current:border-accent aria-current:bg-accent-wash aria-current:text-accent"
            to={option.to}
            replace
            preventScrollReset
            aria-current={option.isCurrent ? 'true' : undefined}
          >
            {option.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
