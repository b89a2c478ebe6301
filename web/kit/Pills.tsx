import { Link, type To } from 'react-router'
import { FADING, fadingStrip } from './fading-strip.ts'

interface PillsProps {
  /** What is chosen, read out. */
  label: string
  options: readonly { label: string; to: To; isCurrent: boolean }[]
  /** They are pages of their own, and a step back leads to the one before. Many stand on one line on a phone, which scrolls. */
  arePages?: boolean
}

// The padding keeps the focus ring from being cut off.
const PAGES = `phone:-mx-4 phone:flex-nowrap phone:p-4 phone:whitespace-nowrap desk:p-4 desk:-m-4 ${FADING}`

/** A choice among a few, as links that are all in sight; the address has it. */
export function Pills({ label, options, arePages = false }: PillsProps) {
  return (
    <ul
      ref={arePages ? fadingStrip : undefined}
      className={`flex flex-wrap gap-6 ${arePages ? PAGES : ''}`}
      aria-label={label}
    >
      {options.map((option) => (
        <li key={option.label}>
          <Link
            className="block rounded-full border px-16 py-8 text-small text-second hover:border-control aria-[current]:border-accent aria-[current]:bg-accent-wash aria-[current]:text-accent forced-colors:aria-[current]:border-[Highlight] forced-colors:aria-[current]:underline"
            to={option.to}
            replace={!arePages}
            preventScrollReset={!arePages}
            aria-current={option.isCurrent ? (arePages ? 'page' : 'true') : undefined}
          >
            {option.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
