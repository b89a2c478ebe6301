import { expect, it } from 'vitest'
import { SLOTS } from '../../colors/colors.ts'
import type { ColorColumns } from '../../colors/colors.ts'
import { createShadeReader, shadeNames } from './shade-texts.ts'

/** The names of a SKU with one colour, by how clearly they apply. */
function calledOf(rgb: number): Record<string, string[]> {
  const columns = { rgb: new Uint32Array(SLOTS).fill(rgb), share: Uint16Array.from([1000]) }
  const texts = createShadeReader(columns as unknown as ColorColumns)(0)
  return Object.fromEntries(
    texts.map(({ field, text }) => [field, text.split(', ').filter((name) => /^[A-Z]/.test(name))]),
  )
}

it.each<[rgb: number, names: Record<string, string[]>, why: string]>([
  [0x4a8a55, { shade: ['Green'] }, 'what nobody would call otherwise'],
  [0x1f4634, { shadeOfTone: ['Dark green'] }, 'and how dark that is'],
  [0x8fb43a, { shadeBeside: ['Green'] }, 'what others would call olive'],
  [
    0x3c3f45,
    { shade: ['Charcoal'], shadeOfTone: ['Dark grey'], shadeBeside: ['Navy'] },
    'and what it is taken for in the evening',
  ],
])('#%s is called %j: %s', (rgb, names) => {
  expect(calledOf(rgb)).toEqual(names)
})

it('names the same colours the same when it explains a match', () => {
  for (const rgb of [0x4a8a55, 0xc9c5bd, 0xa98aa6]) {
    const told = shadeNames([{ rgb, share: 1, lab: [0, 0, 0] } as never]).filter((name) => /^[A-Z]/.test(name))
    expect(told.sort()).toEqual(Object.values(calledOf(rgb)).flat().sort())
  }
})
