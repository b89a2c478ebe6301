import { useEffect, useRef, useState, type RefObject } from 'react'
import { focusIfLost } from '../../kit/focus/focus.ts'
import { glideTo } from '../../kit/gliding.ts'

/** Any of these events means that the person looks elsewhere by themselves. */
const takingOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

interface SearchedPicture {
  /** Undefined: there is no picture. */
  pictureId: string | undefined
  /** The answer is there, even an empty one. */
  isAnswered: boolean
}

/**
 * Scrolls to the results below the picture, once per picture: on a phone nobody would see that they came. It does not scroll a page
 * that was left with its picture and is returned to.
 */
export function useResultsInView(outcome: RefObject<HTMLElement | null>, { pictureId, isAnswered }: SearchedPicture) {
  const awaited = useRef<string>(undefined)
  const [isComeBack] = useState(isComeBackTo)
  const last = useRef<string>(undefined)
  // Scrolling and the person's events are outside React.
  useEffect(() => {
    if (pictureId === undefined || pictureId === last.current) return undefined
    const isFirst = last.current === undefined
    last.current = pictureId
    if (isFirst && isComeBack) return undefined
    awaited.current = pictureId
    const giveUp = ({ target }: Event) => {
      // Signing in for the search does not count as looking elsewhere.
      if (!(target instanceof Element) || !target.closest('[role="dialog"]')) awaited.current = undefined
    }
    for (const type of takingOver) window.addEventListener(type, giveUp, { passive: true })
    return () => {
      for (const type of takingOver) window.removeEventListener(type, giveUp)
    }
  }, [pictureId, isComeBack])
  // After the layout effect above: an answer that was already there counts, too.
  useEffect(() => {
    if (!isAnswered || pictureId === undefined || awaited.current !== pictureId) return
    awaited.current = undefined
    const element = outcome.current
    if (!element || !isBelowFold(element)) return
    glideTo(element)
    // The button that began it has left with the choice of a picture.
    focusIfLost(element)
  }, [outcome, pictureId, isAnswered])
}

/** The result's first row would not be fully visible. */
function isBelowFold(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top > window.innerHeight / 2
}

/** A page reloaded, or returned to by Back as another document, keeps its scroll position. */
function isComeBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate') return false
  return navigation.name === window.location.href
}
