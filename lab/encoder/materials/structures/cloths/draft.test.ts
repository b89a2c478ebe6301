import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { drawDraft } from './draft.ts'

/** Longer than any threading of 8 shafts: eight blocks of nine. */
const THREADS = Array.from({ length: 80 }, (_, index) => index)

it('holds a cloth together: every end and every pick goes over and under', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -500, max: 500 }), (seed, thread) => {
      const isOver = drawDraft(createRandom(seed))
      expect(new Set(THREADS.map((pick) => isOver(thread, pick)))).toEqual(new Set([true, false]))
      expect(new Set(THREADS.map((end) => isOver(end, thread)))).toEqual(new Set([true, false]))
    }),
  )
})
