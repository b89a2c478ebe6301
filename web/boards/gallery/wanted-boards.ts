import { useMemo } from 'react'
import { useLocation, useNavigate, type To } from 'react-router'
import { readBoardsAddress, writeBoardsAddress } from '../board-address.ts'
import type { WantedBoards } from '../queries.ts'

interface ChangeOptions {
  /** For what changes while typing: one step back, not one a letter. */
  isTyping?: boolean
}

/** What this page's address asks for, and how to ask for something else. */
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
