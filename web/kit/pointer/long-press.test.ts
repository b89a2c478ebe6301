import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLongPress } from './long-press.ts'

const finger = { pointerType: 'touch', clientX: 100, clientY: 100, target: null }

function begin() {
  const heard: string[] = []
  const press = createLongPress({ isMeant: () => true, onLongPress: () => heard.push('long') })
  const event = (name: string) => ({ preventDefault: () => heard.push(`no ${name}`) })
  return { press, heard, event }
}

describe('a finger that stays', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is a long press, and the click of its going up belongs to it, once', () => {
    const { press, heard } = begin()
    press.onPointerDown(finger)
    press.onPointerMove({ ...finger, clientY: 106 })
    vi.advanceTimersByTime(500)
    expect(heard).toEqual(['long'])
    press.onPointerUp()
    expect([press.wasLongPress(), press.wasLongPress()]).toEqual([true, false])
  })

  it('leaves alone the click of a key that comes long after it', () => {
    const { press } = begin()
    press.onPointerDown(finger)
    vi.advanceTimersByTime(500)
    press.onPointerUp()
    vi.advanceTimersByTime(2000)
    expect(press.wasLongPress()).toBe(false)
  })

  it.each([
    ['moves, as it does to scroll', { ...finger, clientY: 130 }],
    ['is taken over by the browser', null],
  ])('is none where it %s', (_, moved) => {
    const { press, heard, event } = begin()
    press.onPointerDown(finger)
    if (moved) press.onPointerMove(moved)
    else press.onPointerCancel()
    vi.advanceTimersByTime(1000)
    press.onContextMenu(event('menu'))
    expect(heard).toEqual([])
    expect(press.wasLongPress()).toBe(false)
  })

  it('is none of a mouse, nor of a finger beside what is meant', () => {
    const { press, heard, event } = begin()
    press.onPointerDown({ ...finger, pointerType: 'mouse' })
    vi.advanceTimersByTime(1000)
    press.onContextMenu(event('menu'))
    press.onDragStart(event('drag'))
    const beside = createLongPress({ isMeant: () => false, onLongPress: () => heard.push('long') })
    beside.onPointerDown(finger)
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual([])
  })

  it('has neither the menu of the browser, which may come sooner, nor a link carried away', () => {
    const { press, heard, event } = begin()
    press.onPointerDown(finger)
    press.onContextMenu(event('menu'))
    press.onDragStart(event('drag'))
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual(['no menu', 'long', 'no drag'])
  })
})
