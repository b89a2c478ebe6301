import { describe, expect, it } from 'vitest'
import { aLine } from '../../../testing/budgets.ts'
import { sectionForOwn } from './own-section.ts'

const list = (...sections: string[]) => sections.map((section) => aLine({ section }))
const typed = (name: string, kind: 'custom' | 'service' | 'allowance' = 'custom', unit = 'piece') => ({
  kind,
  name,
  unit,
})
const beside = (lines: ReturnType<typeof list>, here = 'Tiles') => ({ lines, here, other: 'Other' })

describe('the section of a line of one’s own', () => {
  it.each([
    ['Delivery to the site', 'Delivery & handling'],
    ['Freight', 'Delivery & handling'],
    ['Tile adhesive, flexible', 'Adhesives and grout'],
    ['Laying herringbone', 'Labour'],
    ['Coffee table', 'Tiles'],
    ['Mirror', 'Tiles'],
    ['Oak skirting board', 'Skirtings'],
    ['运费', 'Delivery & handling'],
    ['瓷砖胶', 'Adhesives and grout'],
  ])('of %s is %s', (name, section) => {
    const lines = list('Tiles', 'Delivery & handling', 'Adhesives and grout', 'Labour', 'Skirtings')
    expect(sectionForOwn(typed(name), beside(lines))).toBe(section)
  })

  it('goes by what the member says that it is, where its words say nothing', () => {
    expect(sectionForOwn(typed('Parkett Bauer', 'service'), beside(list('Tiles', '人工安装')))).toBe('人工安装')
  })

  it('is where the list has such lines already, whatever that is called', () => {
    const lines = [...list('Tiles'), aLine({ kind: 'service', name: 'Delivery of tiles', section: 'Site' })]
    expect(sectionForOwn(typed('Delivery of timber'), beside(lines))).toBe('Site')
  })

  it('is “Other” for a sort without a section, under the name that the list has for it', () => {
    expect(sectionForOwn(typed('Delivery'), beside(list('Tiles')))).toBe('Other')
    expect(sectionForOwn(typed('Delivery'), beside(list('Tiles', '其他')))).toBe('其他')
  })

  it('is where the focus stands for what has no sort, and in a list without sections', () => {
    expect(sectionForOwn(typed('Mirror'), beside(list('Tiles', 'Labour'), 'Labour'))).toBe('Labour')
    expect(sectionForOwn(typed('Delivery'), beside([], ''))).toBe('')
  })
})
