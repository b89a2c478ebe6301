import { useMemo } from 'react'
import { useLocation, useNavigate, type To } from 'react-router'
import { MY_BOARDS, readBoardsAddress, writeBoardsAddress } from '../board-address.ts'
import type { WantedBoards } from '../queries.ts'

interface ChangeOptions {
  /** Replaces the history entry, so that typing does not add one for each letter. */
  isTyping?: boolean
}

/** Reads the filters from the page's address and changes them there. */
export function useWantedBoards() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isWork = pathname === MY_BOARDS
  const wanted = useMemo(() => {
    const read = readBoardsAddress(search)
    return isWork ? { ...read, isMine: !read.isShared } : read
  }, [search, isWork])
  const addressWith = (change: Partial<WantedBoards>): To => ({
    pathname,
    search: writeBoardsAddress({ ...wanted, ...change, ...(isWork && { isMine: false }) }),
  })
  const change = (part: Partial<WantedBoards>, { isTyping = false }: ChangeOptions = {}) =>
    void navigate(addressWith(part), { replace: isTyping })
  return { wanted, addressWith, change }
}
