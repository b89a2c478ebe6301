import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const positionByPlace = new Map<string, number>()
const FRAMES_TO_WAIT = 20

/**
 * Back finds a page where it was left; anything else begins at the top. Opening and closing a product is no move: the
 * place is the address without `skuId`.
 */
export function useScrollMemory(): void {
  const { pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const query = new URLSearchParams(search)
  query.delete('skuId')
  const place = `${pathname}?${query}`

  // The window scrolls outside React. Noted all the time, because on leaving the old page is already gone.
  useEffect(() => {
    const note = () => positionByPlace.set(place, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [place])

  // Before the paint; a list takes a frame or two to have its height again. Not when only the way of navigating changed.
  useLayoutEffect(() => {
    const target = navigationType === NavigationType.Pop ? (positionByPlace.get(place) ?? 0) : 0
    return scrollWhenPossible(target)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place])
}

function scrollWhenPossible(target: number): () => void {
  let framesLeft = FRAMES_TO_WAIT
  let frame = 0
  const attempt = () => {
    window.scrollTo({ top: target, behavior: 'instant' })
    framesLeft -= 1
    if (Math.abs(window.scrollY - target) > 1 && framesLeft > 0) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
