import { useQuery } from '@tanstack/react-query'
import { OpenLink } from './OpenLink.tsx'
import { LinkGate } from './page/LinkGate.tsx'
import { openingOfShared, sharedOf } from './queries.ts'
import { nameOfShared } from './shared-name.ts'

/** The page of a link: its content, a password form, or a note that it is closed. */
export function SharedView({ token }: { token: string }) {
  const opened = useQuery(sharedOf(token))
  return (
    <LinkGate token={token} opening={openingOfShared(token)} opened={opened} nameOf={nameOfShared}>
      {(view) => <OpenLink token={token} view={view} />}
    </LinkGate>
  )
}
