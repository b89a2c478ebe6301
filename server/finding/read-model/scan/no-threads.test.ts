import { expect, it, vi } from 'vitest'
import { planCounts } from '../count/count-plan.ts'
import type { ReadModel } from '../model.ts'
import { createScanCrew } from './crew.ts'

vi.mock('./scan-thread.ts', () => ({
  startScanThread() {
    throw new Error('Worker initialization failure: EAGAIN')
  },
}))

it('a catalogue is counted by one thread if the system gives no others, and these are not requested repeatedly', () => {
  const warnings: unknown[] = []
  const crew = createScanCrew({
    log: { warn: (...said: unknown[]) => void warnings.push(said.at(-1)) },
    fromCodes: 0,
    threads: 2,
  })
  const model = {
    productIds: Float64Array.of(1, 2),
    firstSku: Uint32Array.of(0, 2, 3),
    productOf: Uint32Array.of(0, 0, 1),
    skuIds: Float64Array.of(1, 2, 3),
    facets: new Map(),
  } as unknown as ReadModel
  for (let round = 0; round < 5; round++)
    expect(crew.count(planCounts(model, new Map(), { facets: [] }))).toMatchObject({ products: 2, skus: 3 })
  expect(warnings).toHaveLength(3)
  expect(warnings.at(-1)).toContain('no other is started')
})
