import { Link } from 'react-router'

interface WorkPlacesProps {
  /** The accessible name of the links. */
  label: string
  places: readonly { to: string; name: string; isHere: boolean }[]
}

/** Links to the sibling pages; on a phone on a line of their own, which scrolls where they do not fit. */
export function WorkPlaces({ label, places }: WorkPlacesProps) {
  return (
    <nav
      className="flex min-w-0 gap-26 phone:order-1 phone:w-full phone:gap-20 phone:overflow-x-auto phone:[scrollbar-width:none]"
      aria-label={label}
    >
      {places.map(({ to, name, isHere }) => (
        <Link
          key={to}
          // The name in bold, unseen, keeps the room that it takes where it is the current one.
          className="border-b-2 border-transparent py-9 whitespace-nowrap text-second hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink phone:py-12 after:invisible after:block after:h-0 after:overflow-hidden after:font-medium after:content-[attr(data-name)]"
          data-name={name}
          to={to}
          aria-current={isHere ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
