import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { areaTree, brandList, categoryList, colorList, dictionaries } from './queries.ts'

const IDLE_AFTER_MS = 1500

/** Reads whatever lookup has not been read yet, once the page has come to rest: the next start then finds all of them kept. */
export function useLookupsAtRest(): void {
  const queryClient = useQueryClient()
  // The browser's idle time is not React's: these requests should not compete with the first pictures.
  useEffect(() => {
    const timer = setTimeout(() => void prefetchLookups(queryClient), IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [queryClient])
}

export async function prefetchLookups(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery({ ...categoryList, ...inBackground }),
    queryClient.prefetchQuery({ ...brandList, ...inBackground }),
    queryClient.prefetchQuery({ ...colorList, ...inBackground }),
    queryClient.prefetchQuery({ ...areaTree, ...inBackground }),
    queryClient.prefetchQuery({ ...dictionaries, ...inBackground }),
  ])
}

/** Nobody asked for it: where it fails, nobody is told. */
const inBackground = { meta: { isBackground: true } }
