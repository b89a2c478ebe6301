import '../../../locales/sent-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { LinkGate } from '../page/LinkGate.tsx'
import { openingOfSent, sentOf } from './queries.ts'
import { SentProject } from './SentProject.tsx'

/** The page of a project's link: what was sent, a password form, or a note that it is closed. */
export function SentView({ token }: { token: string }) {
  const opened = useQuery(sentOf(token))
  return (
    <LinkGate token={token} opening={openingOfSent(token)} opened={opened} nameOf={({ projectName }) => projectName}>
      {(shown) => <SentProject token={token} shown={shown} />}
    </LinkGate>
  )
}
