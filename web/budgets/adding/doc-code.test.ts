import { expect, it } from 'vitest'
import { docCodesBeside, prefixOf } from './doc-code.ts'

it.each([
  ['地面', 'Flooring', 'FL'],
  ['墙面覆材', 'Wallcovering', 'WA'],
  ['织物与地毯', 'Textile and carpet', 'TX'],
  ['金属', 'Metal', 'MT'],
  ['照明', 'Lighting', 'LI'],
  ['瓷砖', 'Tile', 'TI'],
  ['石材', 'Stone', 'ST'],
  ['涂料与灰泥', 'Paint and plaster', 'PT'],
  ['木饰面', 'Timber panels', 'WD'],
  ['玻璃', 'Glass', 'GL'],
  ['吸声', 'Acoustic', 'AC'],
  ['台面与板材', 'Surfaces', 'MA'],
  ['地板', '', 'FL'],
  ['', '', 'MA'],
])('knows the letters of %s (%s) as %s', (name, enName, letters) => {
  expect(prefixOf({ name, enName })).toBe(letters)
})

it('goes on after the greatest number of the letters, however that was written', () => {
  const next = docCodesBeside(['FL-01', 'fl-07', 'FL9', 'WA-03', 'FL-02b', 'oak', ''])
  expect([next('FL'), next('FL'), next('WA'), next('MA')]).toEqual(['FL-10', 'FL-11', 'WA-04', 'MA-01'])
})

it('proposes none twice, beyond a hundred as well', () => {
  const taken = Array.from({ length: 99 }, (_, place) => `TX-${place + 1}`)
  const next = docCodesBeside(taken)
  const proposed = Array.from({ length: 30 }, () => next('TX'))
  expect(new Set([...taken, ...proposed]).size).toBe(129)
  expect(proposed[0]).toBe('TX-100')
})
