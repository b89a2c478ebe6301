import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readLinksAgain, type Shared } from './queries.ts'

/** As long as it is shown, what comes by the links to something is asked for again whenever its owner comes back to the window. */
export function useFollowing({ kind, refId }: Shared): void {
  const client = useQueryClient()
  // The window is outside React.
  useEffect(() => {
    const listen = () => {
      if (document.visibilityState === 'visible') readLinksAgain(client, { kind, refId })
    }
    window.addEventListener('focus', listen)
    document.addEventListener('visibilitychange', listen)
    return () => {
      window.removeEventListener('focus', listen)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [client, kind, refId])
}
