import { describe, expect, it } from 'vitest'
import { findNamedColor, nameOfColor } from './named-colors.ts'

describe('a colour that is typed by its name', () => {
  it.each([
    ['RAL 9010', '#f1ece1'],
    ['ral9010', '#f1ece1'],
    ['9010', '#f1ece1'],
    ['ＲＡＬ　９０１０', '#f1ece1'],
    ['RAL 1005 Honey yellow', '#cb8e00'],
    ['honey yellow', '#cb8e00'],
  ])('may be of RAL, as "%s"', (text, color) => expect(findNamedColor(text)).toBe(color))

  it.each([
    ['sage', '#7d8f6a'],
    [' Sage ', '#7d8f6a'],
    ['Brick red', '#9e4634'],
    ['brick-red', '#9e4634'],
    ['off white', '#efeae0'],
    ['dark gray', '#4f5153'],
    ['砖红', '#9e4634'],
    ['砖红色', '#9e4634'],
    ['深灰色', '#4f5153'],
    ['白色', '#f4f4f2'],
    ['白', '#f4f4f2'],
  ])('may be a shade in either language, as "%s"', (text, color) => expect(findNamedColor(text)).toBe(color))

  it('is first what the rail calls so, in either language', () => {
    expect(findNamedColor('terracotta')).toBe('#a6492b')
    expect(findNamedColor('陶土红')).toBe('#a6492b')
    expect(findNamedColor('walnut')).toBe('#7a4f32')
  })

  it.each(['', 'RAL', 'RAL 1', 'RAL 9999', '色', 'brick', 'constructor', 'sageish'])('is none in "%s"', (text) =>
    expect(findNamedColor(text)).toBeNull(),
  )
})

describe('a colour', () => {
  it.each([
    ['RAL 7016', 'RAL 7016', 'RAL 7016'],
    ['RAL 9010', 'RAL 9010', 'RAL 9010'],
    ['honey yellow', 'RAL 1005', 'RAL 1005'],
    ['RAL 9018', 'RAL 9018', 'RAL 9018'],
    ['砖红', 'Brick red', '砖红'],
    ['sage', 'Sage', '鼠尾草绿'],
    ['warm gray', 'Warm grey', '暖灰色'],
    ['dark grey', 'Dark grey', '深灰色'],
  ])('that was typed as "%s" keeps its name', (typed, english, chinese) => {
    const color = findNamedColor(typed) ?? ''
    expect([nameOfColor(color, false), nameOfColor(color, true)]).toEqual([english, chinese])
    expect([findNamedColor(english), findNamedColor(chinese)]).toEqual([color, color])
  })

  it('without a name has none', () => expect(nameOfColor('#123456', false)).toBeNull())
})
