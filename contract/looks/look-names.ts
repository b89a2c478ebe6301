/**
 * What is measured of a material in its picture, by group: code, Chinese, English. Only words that a test on sorted pictures allows are
 * offered (decisions/212).
 */
export const lookNames = {
  warmth: [
    ['warm', '暖色', 'Warm'],
    ['cool', '冷色', 'Cool'],
    ['neutral', '中性色', 'Neutral'],
  ],
  pattern: [
    ['plain', '素色', 'Plain'],
    ['flecked', '斑点', 'Flecked'],
    ['veined', '纹理脉络', 'Veined'],
    ['striped', '条纹', 'Striped'],
    ['grid', '网格', 'Grid'],
    ['figured', '图案', 'Figured'],
  ],
  liveliness: [
    ['calm', '平静', 'Calm'],
    ['medium', '适中', 'Moderate'],
    ['lively', '活跃', 'Lively'],
  ],
} as const

export type LookGroup = keyof typeof lookNames
export type LookWord = (typeof lookNames)[LookGroup][number][0]

export const lookGroups = ['warmth', 'pattern', 'liveliness'] as const satisfies readonly LookGroup[]

export function nameOfLook({ group, word }: { group: LookGroup; word: string }, isChinese: boolean): string {
  const [, zh, en] = lookNames[group].find(([code]) => code === word) ?? ['', word, word]
  return isChinese ? zh : en
}
