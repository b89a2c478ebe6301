import { useMemo } from 'react'
import { useLocation, useNavigate, type To } from 'react-router'
import { readBoardsAddress, writeBoardsAddress } from '../board-address.ts'
import type { WantedBoards } from '../queries.ts'

interface ChangeOptions {
  /** Replaces the history entry, so that typing does not add one for each letter. */
  isTyping?: boolean
}

/** Reads the filters from the page's address and changes them there. */
export function useWantedBoards() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const wanted = useMemo(() => readBoardsAddress(search), [search])
  const addressWith = (change: Partial<WantedBoards>): To => ({
    pathname,
    search: writeBoardsAddress({ ...wanted, ...change }),
  })
  const change = (part: Partial<WantedBoards>, { isTyping = false }: ChangeOptions = {}) =>
    void navigate(addressWith(part), { replace: isTyping })
  return { wanted, addressWith, change }
}
