import { useLayoutEffect, useRef } from 'react'
import { readStored, writeStored } from '../../kit/storage.ts'

/** CSS px, by `placeOf`. */
const positionByPlace = new Map<string, number>()
/** A list that loads again grows step by step: each step may take this long, in ms. */
const PATIENCE_MS = 6000
/** A tab out of sight renders no frames: the time does not count. */
const LONGEST_FRAME_MS = 50
/** A person who scrolls meanwhile has taken over. */
const takingOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

export function rememberScrollPosition(place: string, scrollY: number): void {
  // The latest come last.
  positionByPlace.delete(place)
  positionByPlace.set(place, scrollY)
}

const KEY = 'scrollPositions'
const MOST_KEPT = 50
const ofTab = () => sessionStorage

/** Keeps this tab's positions on these pages over a reload, or while the tab shows another site. */
export function keepScrollPositions(isKept: (place: string) => boolean): void {
  const kept = [...positionByPlace].filter(([place]) => isKept(place))
  writeStored(KEY, JSON.stringify(kept.slice(-MOST_KEPT)), ofTab)
}

export function readScrollPositions(): void {
  for (const [place, scrollY] of parsePositions(readStored(KEY, ofTab))) positionByPlace.set(place, scrollY)
}

/** The positions in the text; anything invalid is left out. */
export function parsePositions(text: string | null): [place: string, scrollY: number][] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number' && value[1] >= 0
}

/**
 * Scrolls the window to where the place was left, or to its top, and records its position from then on. Rendered before the page's own
 * elements: their first measuring then finds the window scrolled.
 */
export function ScrollKeeper({ place, isAsLeft }: { place: string; isAsLeft: boolean }) {
  const shownPlace = useRef<string | null>(null)
  // The window scrolls outside React; before painting, so that nobody sees it jump. Returning to a page arrives anew; changing its
  // filters does not.
  useLayoutEffect(
    () => () => {
      shownPlace.current = null
    },
    [],
  )
  // Reads the old position on arrival alone, not when the way of arriving changes.
  useLayoutEffect(() => {
    const isNarrowed = shownPlace.current !== null
    shownPlace.current = place
    const top = isNarrowed ? Math.min(window.scrollY, staysInPlace() ? Infinity : topOfList()) : 0
    let isThere = false
    const stop = scrollWhenPossible(isAsLeft ? (positionByPlace.get(place) ?? 0) : top, () => {
      isThere = true
    })
    const note = () => isThere && rememberScrollPosition(place, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      stop()
      window.removeEventListener('scroll', note)
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place])
  return null
}

/** Whether the page in sight has several lists below each other and stays at the one that changed: `data-scroll-stays`. */
function staysInPlace(): boolean {
  return shown('[data-scroll-stays]') !== undefined
}

/** Where the list begins within its page, marked by `data-scroll-start`; CSS px from the page's top. */
function topOfList(): number {
  const start = shown('[data-scroll-start]')
  if (!start) return 0
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return Math.max(0, start.getBoundingClientRect().top + window.scrollY - header)
}

function shown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.offsetParent)
}

// `onEnd` is called when it has arrived, given up, or somebody scrolled; not when it is stopped.
function scrollWhenPossible(target: number, onEnd: () => void): () => void {
  let frame = 0
  let last = performance.now()
  let waited = 0
  let height = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const type of takingOver) window.removeEventListener(type, end)
  }
  const end = () => {
    stop()
    onEnd()
  }
  const attempt = () => {
    window.scrollTo({ top: target, behavior: 'instant' })
    const now = performance.now()
    const hasGrown = document.documentElement.scrollHeight > height
    height = document.documentElement.scrollHeight
    waited = hasGrown ? 0 : waited + Math.min(now - last, LONGEST_FRAME_MS)
    last = now
    if (Math.abs(window.scrollY - target) <= 1 || waited > PATIENCE_MS) end()
    else frame = requestAnimationFrame(attempt)
  }
  for (const type of takingOver) window.addEventListener(type, end, { passive: true })
  attempt()
  return stop
}
