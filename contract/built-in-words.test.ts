import { expect, it } from 'vitest'
import { BUILT_IN_SECTIONS, BUILT_IN_UNITS, namesIn, ownUnitIn, sectionNamesIn } from './built-in-words.ts'

it('names a built-in unit as its reader does, and leaves the member’s own', () => {
  expect([ownUnitIn('zh-CN', 'lump sum'), ownUnitIn('en', '项'), ownUnitIn('en', 'lump sum')]).toEqual([
    '项',
    'lump sum',
    'lump sum',
  ])
  expect(ownUnitIn('zh-CN', 'day')).toBe('day')
  expect(ownUnitIn('en', 'constructor')).toBe('constructor')
})

it.each([...BUILT_IN_UNITS, ...BUILT_IN_SECTIONS])(
  'has %o in both languages, each read as the other',
  ({ name, enName }) => {
    const words = [...BUILT_IN_UNITS, ...BUILT_IN_SECTIONS]
    for (const text of [name, enName])
      expect([namesIn('zh-CN', words).get(text), namesIn('en', words).get(text)]).toEqual([name, enName])
    expect(name).toMatch(/\p{Script=Han}/u)
  },
)

it('names a section that was made from a category as its reader does', () => {
  const names = sectionNamesIn('zh-CN', [{ name: '地面', enName: 'Flooring' }])
  expect([names.get('Flooring'), names.get('地面'), names.get('Other'), names.get('Mine')]).toEqual([
    '地面',
    '地面',
    '其他',
    undefined,
  ])
})

it('takes the first of words that are alike, and what there is of a word without a translation', () => {
  const words = [
    { name: '墙面', enName: 'Wall' },
    { name: '墙', enName: 'Wall' },
    { name: '', enName: 'Trim' },
  ]
  expect([namesIn('zh-CN', words).get('Wall'), namesIn('zh-CN', words).get('Trim')]).toEqual(['墙面', 'Trim'])
  expect(namesIn('zh-CN', words).has('')).toBe(false)
})
