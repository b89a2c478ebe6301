import { expect, it } from 'vitest'
import { allFiles } from '../../demo/files.ts'
import { readMeasures } from '../../demo/measures/measures.ts'
import { shadeBits, shadesOf } from '../../server/finding/colors/color-shades.ts'

/** The warmth of a whole cover that its main colour's name allows; a material is told to be warm from 0.16 on, cool up to −0.06. */
const WARMTHS: Record<string, [least: number, most: number]> = {
  'Warm grey': [0.12, 1],
  Greige: [0.12, 1],
  Taupe: [0.12, 1],
  'Cool grey': [-1, 0],
}

it.each(Object.entries(WARMTHS))('%s is as warm as the look of its cover', (name, [least, most]) => {
  const { files } = readMeasures()
  const pictures = allFiles().flatMap(({ path, digest, order }) => {
    const picture = files.get(digest)?.picture
    return order.kind === 'cover' && picture?.look?.isSurface ? [{ path, ...picture, look: picture.look }] : []
  })
  const called = pictures.filter(
    ({ palette: [main] }) => main && shadesOf(shadeBits(main.rgb)).some(({ en }) => en === name),
  )
  expect(called.length).toBeGreaterThan(10)
  expect(called.filter(({ look: { warmth } }) => warmth < least || warmth > most).map(({ path }) => path)).toEqual([])
})
