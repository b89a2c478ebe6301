import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { commentHash } from '../../../workspace/work-address.ts'
import { earlierVersion, type Shown, type ShownVersion } from './queries.ts'

interface ReadVersion {
  /** The number of the version that is read; undefined where there is none. */
  number: number | undefined
  /** Undefined while it loads. */
  version: ShownVersion | undefined
  error: Error | null
  onRetry: () => void
  /** At its top, or at a comment. */
  choose: (number: number, commentId?: string) => void
}

/**
 * The version that is read: the one of the address, else the last one of when the page was opened. One that is sent later does not
 * take its place until the reader chooses it.
 */
export function useReadVersion(token: string, shown: Shown): ReadVersion {
  const last = shown.version
  const [address, setAddress] = useSearchParams()
  const [held, hold] = useState(last)
  // The last one as it is now: the link may show less of it by now.
  if (last && held !== last && (!held || held.number === last.number)) hold(last)
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<number>()
  // The button that chose it has gone; the reader goes on at its top.
  useEffect(() => {
    if (chosen === undefined || hash !== '') return
    document.getElementById('content')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [chosen, hash])
  const asked = Number(address.get('version'))
  const number = Number.isInteger(asked) && asked > 0 ? asked : (held ?? last)?.number
  const isLast = number !== undefined && number === last?.number
  const isOpen = shown.versions.some((one) => one.number === number)
  const earlier = useQuery({ ...earlierVersion(token, number ?? 0), enabled: isOpen && !isLast })
  const before = held?.number === number ? held : undefined
  return {
    number,
    version: (isLast ? last : (earlier.data ?? before)) ?? undefined,
    error: isLast ? null : earlier.error,
    onRetry: () => void earlier.refetch(),
    choose: (next, commentId) => {
      setChosen(next)
      if (next === last?.number) hold(last)
      if (commentId !== undefined) void navigate({ search: `?version=${next}`, hash: commentHash(commentId) })
      else if (next !== last?.number) setAddress({ version: `${next}` })
      else if (address.has('version')) setAddress({})
    },
  }
}
