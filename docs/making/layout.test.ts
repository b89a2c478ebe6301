import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layOut, reduce } from './layout.ts'
import type { Edge } from './layout.ts'

/** A graph without circles: every edge leads from a smaller number to a greater one. */
const graphs = fc
  .array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 20 })
  .map((pairs): [nodes: string[], edges: Edge[]] => {
    const edges = pairs.filter(([one, other]) => one < other).map(([one, other]): Edge => [`${one}`, `${other}`])
    return [Array.from({ length: 10 }, (_, number) => `${number}`), edges]
  })

it('places boxes so that every arrow points down and no two boxes overlap', () => {
  fc.assert(
    fc.property(graphs, ([nodes, edges]) => {
      const width = 100
      const { places, routes } = layOut(nodes, edges, { widthOf: () => width, height: 40, gap: 20 })
      for (const route of routes)
        for (const [index, { y }] of route.slice(1).entries()) expect(y).toBeGreaterThan(route[index]?.y ?? 0)
      const boxes = nodes.flatMap((node) => places.get(node) ?? [])
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          expect(one.y !== other.y || Math.abs(one.x - other.x) >= width).toBe(true)
    }),
    { numRuns: 100 },
  )
})

it('leaves out an arrow that a chain of others says already', () => {
  expect(
    reduce([
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
    ]),
  ).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ])
})

it('refuses a circle', () => {
  const circle: Edge[] = [
    ['a', 'b'],
    ['b', 'a'],
  ]
  expect(() => layOut(['a', 'b'], circle, { widthOf: () => 1, height: 1, gap: 1 })).toThrow('a circle')
})
