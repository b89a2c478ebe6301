import { useEffect, useRef, useState, type RefObject } from 'react'
import { focusIfLost } from '../../ui/focus/focus.ts'
import { glideTo } from '../../ui/gliding.ts'

/** Whoever does any of this meanwhile looks where they want to. */
const takingOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

interface SearchedPicture {
  /** Undefined: there is none. */
  pictureId: string | undefined
  /** What was found for it is there, be it nothing. */
  isAnswered: boolean
  /** What comes to the top of the window: what was found, or what stands above it. */
  from: RefObject<HTMLElement | null>
}

/**
 * Brings what was found into view where it stands below the picture, once for each picture that is searched with: whoever
 * chose it on a phone would not see that anything came. Nothing moves for a page that was left with its picture and is come
 * back to.
 */
export function useResultsInView(
  outcome: RefObject<HTMLElement | null>,
  { pictureId, isAnswered, from }: SearchedPicture,
) {
  const awaited = useRef<string>(undefined)
  const [isComeBack] = useState(isComeBackTo)
  const last = useRef<string>(undefined)
  // The window scrolls outside React, and so does who looks elsewhere.
  useEffect(() => {
    if (pictureId === undefined || pictureId === last.current) return undefined
    const isFirst = last.current === undefined
    last.current = pictureId
    if (isFirst && isComeBack) return undefined
    awaited.current = pictureId
    const giveUp = ({ target }: Event) => {
      // Whoever signs in for it is still waiting.
      if (!(target instanceof Element) || !target.closest('[role="dialog"]')) awaited.current = undefined
    }
    for (const type of takingOver) window.addEventListener(type, giveUp, { passive: true })
    return () => {
      for (const type of takingOver) window.removeEventListener(type, giveUp)
    }
  }, [pictureId, isComeBack])
  // Comes after the one above: an answer that was there already is one to show, too.
  useEffect(() => {
    if (!isAnswered || pictureId === undefined || awaited.current !== pictureId) return
    awaited.current = undefined
    const element = outcome.current
    if (!element || !isBelowFold(element)) return
    glideTo(from.current ?? element)
    // The button that began it has gone with the choice of a picture.
    focusIfLost(element)
  }, [outcome, from, pictureId, isAnswered])
}

/** So low that its first row is not seen whole. */
function isBelowFold(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top > window.innerHeight / 2
}

/** Reloaded, or come to by Back, as another document: it stands as it was left. */
function isComeBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate') return false
  return navigation.name === window.location.href
}
