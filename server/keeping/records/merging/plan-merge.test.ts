import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterMerge, branchOf, levelsOf, nameOfCategory, planMerge } from './plan-merge.ts'
import type { PlacedCategory } from './plan-merge.ts'

const NAMES = ['Tiles', 'Timber', 'Stone']

/** Trees in which siblings have different names: each category below one that came before it, or a root. */
const trees = fc
  .array(fc.record({ above: fc.nat(), name: fc.constantFrom(...NAMES), language: fc.constantFrom('name', 'enName') }), {
    minLength: 2,
    maxLength: 24,
  })
  .map((drawn) => {
    const tree: PlacedCategory[] = []
    for (const [index, { above, name, language }] of drawn.entries()) {
      const parentId = tree[above % (tree.length + 1)]?.id ?? null
      const one = { id: `${index + 1}`, parentId, name: null, enName: null, [language]: name }
      const isTaken = tree.some((other) => other.parentId === parentId && nameOfCategory(other) === name)
      if (!isTaken) tree.push(one)
    }
    return tree
  })
  .filter((tree) => tree.length > 1)

const pairs = trees.chain((tree) =>
  fc.record({ tree: fc.constant(tree), from: fc.constantFrom(...tree), into: fc.constantFrom(...tree) }),
)

/** Where what stood in a category stands after a plan. */
function placeOf(plan: ReturnType<typeof planMerge>, id: string): string {
  return plan.joined.find(({ fromId }) => fromId === id)?.intoId ?? id
}

describe('the merge of two categories', () => {
  it('keeps a place for every product, names no two siblings alike, and leaves a tree', () => {
    fc.assert(
      fc.property(pairs, ({ tree, from, into }) => {
        fc.pre(!branchOf(tree, from.id).has(into.id))
        const plan = planMerge(tree, from.id, into.id)
        const after = afterMerge(tree, plan)
        const ids = new Set(after.map(({ id }) => id))
        for (const { id } of tree) expect(ids).toContain(placeOf(plan, id))
        expect(after.filter(({ parentId }) => parentId !== null && !ids.has(parentId))).toEqual([])
        const names = after.map((one) => `${one.parentId} ${nameOfCategory(one)}`)
        expect(new Set(names).size).toBe(names.length)
        const roots = after.filter(({ parentId }) => parentId === null)
        expect(roots.reduce((sum, { id }) => sum + branchOf(after, id).size, 0)).toBe(after.length)
      }),
    )
  })

  it('keeps the names above each category, but for what was joined', () => {
    const tree = [
      { id: '1', parentId: null, name: null, enName: 'Flooring' },
      { id: '2', parentId: '1', name: null, enName: 'Timber' },
      { id: '3', parentId: '2', name: null, enName: 'Timber' },
      { id: '4', parentId: '2', name: '砖', enName: null },
    ]
    const plan = planMerge(tree, '2', '1')
    expect(plan).toEqual({
      joined: [{ fromId: '2', intoId: '1' }],
      moved: [
        { id: '3', parentId: '1' },
        { id: '4', parentId: '1' },
      ],
    })
    expect(levelsOf(tree)).toBe(3)
    expect(levelsOf(afterMerge(tree, plan))).toBe(2)
  })
})
