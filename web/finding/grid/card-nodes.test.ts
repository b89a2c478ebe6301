import { describe, expect, it } from 'vitest'
import { nodesFor, type CardNode } from './card-nodes.ts'

const cards = (keys: string, from = 0) => Array.from(keys, (key, index) => ({ key, position: from + index }))
/** Keys and their nodes, as "a0 b1". */
const shown = (nodes: readonly CardNode[]) => nodes.map(({ key, node }) => key + node).join(' ')

describe('nodes of cards', () => {
  const first = nodesFor(cards('abcd'), [])

  it('are one for each card', () => {
    expect(shown(first)).toBe('a0 b1 c2 d3')
  })

  it('are all taken over by another list, place by place', () => {
    expect(shown(nodesFor(cards('wxyz'), first))).toBe('w0 x1 y2 z3')
  })

  it('stay with cards that both lists have, and pass from cards that left to new ones', () => {
    expect(shown(nodesFor(cards('xcya'), first))).toBe('x4 c2 y5 a0')
    expect(shown(nodesFor(cards('axby'), first))).toBe('a0 x4 b1 y3')
  })

  it('stay while the window scrolls, and cards that come into view get new ones', () => {
    expect(shown(nodesFor(cards('cdef', 2), first))).toBe('c2 d3 e4 f5')
  })

  it('are new where a list is longer than the one before', () => {
    expect(shown(nodesFor(cards('wxyzv'), first))).toBe('w0 x1 y2 z3 v4')
  })

  it('do not carry the focus to another product', () => {
    expect(shown(nodesFor(cards('wxyz'), first, 1))).toBe('w0 x4 y2 z3')
  })

  it('are two where a list has something twice', () => {
    expect(shown(nodesFor(cards('abab'), first))).toBe('a0 b1 a2 b3')
  })

  it('are never used twice', () => {
    let nodes = first
    for (const keys of ['bade', 'wbxa', 'aebd', 'zyxw', 'abcdwxyz']) {
      nodes = nodesFor(cards(keys), nodes)
      expect(new Set(nodes.map(({ node }) => node)).size).toBe(keys.length)
    }
  })
})
