import type { DemoProduct } from '../../demo/products/product.ts'

/** Words that ask for facts, with what a product must state of each; written beside the table of facts and the demonstration's values. */
export interface FactQuery {
  words: string
  /** By the fact's English name: its classes as makers write them, the least or greatest amount, or whether it is met. */
  facts: Record<string, RegExp | { least?: number; most?: number } | boolean>
}

export const FACT_QUERIES: FactQuery[] = [
  { words: 'R11', facts: { 'Slip class': /^R1[1-3]$/ } },
  { words: 'R10 or better tile', facts: { 'Slip class': /^R1[0-3]$/ } },
  { words: 'slip class R12', facts: { 'Slip class': /^R1[23]$/ } },
  { words: 'exactly R9 stone', facts: { 'Slip class': /^R9$/ } },
  { words: '防滑不低于R10 地砖', facts: { 'Slip class': /^R1[0-3]$/ } },
  { words: '防滑等级R11', facts: { 'Slip class': /^R1[1-3]$/ } },
  { words: 'R10以上 石材', facts: { 'Slip class': /^R1[0-3]$/ } },
  { words: 'R10 A+B', facts: { 'Slip class': /^R1[0-3]$/, 'Barefoot slip class': /^[BC]$/ } },
  { words: 'barefoot C', facts: { 'Barefoot slip class': /^C$/ } },
  { words: '赤足B级', facts: { 'Barefoot slip class': /^[BC]$/ } },
  { words: 'pendulum 36', facts: { 'Pendulum value, wet': { least: 36 } } },
  { words: '摆锤值36以上', facts: { 'Pendulum value, wet': { least: 36 } } },
  { words: 'DCOF 0.42', facts: { 'Dynamic friction': { least: 0.42 } } },
  { words: '动摩擦系数 0.5', facts: { 'Dynamic friction': { least: 0.5 } } },
  { words: 'NRC 0.7', facts: { 'Noise reduction': { least: 0.7 } } },
  { words: '降噪系数0.6以上', facts: { 'Noise reduction': { least: 0.6 } } },
  { words: 'αw over 0.5', facts: { 'Sound absorption': { least: 0.5 } } },
  { words: '吸声系数不低于0.6', facts: { 'Sound absorption': { least: 0.6 } } },
  { words: 'acoustic class C', facts: { 'Sound absorption class': /^[ABC]$/ } },
  { words: '吸声等级C', facts: { 'Sound absorption class': /^[ABC]$/ } },
  { words: 'STC 33', facts: { 'Sound transmission class': { least: 33 } } },
  { words: 'impact sound 20 dB', facts: { 'Impact sound reduction': { least: 20 } } },
  { words: 'B-s1,d0', facts: { 'Fire class': /^(?:A1|A2-s1,d0|B-s1,d0)$/ } },
  { words: 'Bfl-s1 floor', facts: { 'Fire class': /^(?:A1fl|A2fl-s1|Bfl-s1)$/ } },
  { words: 'euroclass A2', facts: { 'Fire class': /^A[12](?!fl)/ } },
  { words: 'class A fire', facts: { 'Fire class': /^A[12](?!fl)/ } },
  { words: 'B1', facts: { 'GB 8624 class': /^(?:A|B1)$/ } },
  { words: 'B1级', facts: { 'GB 8624 class': /^(?:A|B1)$/ } },
  { words: 'A级防火', facts: { 'GB 8624 class': /^A$/ } },
  { words: '阻燃B1', facts: { 'GB 8624 class': /^(?:A|B1)$/ } },
  { words: 'M1 curtain fabric', facts: { 'French M class': /^M1$/ } },
  { words: 'martindale 50000', facts: { Abrasion: { least: 50_000 } } },
  { words: '耐磨4万次 面料', facts: { Abrasion: { least: 40_000 } } },
  { words: '50000 double rubs', facts: { 'Wyzenbeek abrasion': { least: 50_000 } } },
  { words: 'pilling 4', facts: { Pilling: /^(?:4|4-5|5)$/ } },
  { words: 'PEI 4', facts: { 'Glaze wear': /^PEI [45]$/ } },
  { words: '釉面耐磨3级', facts: { 'Glaze wear': /^PEI [345]$/ } },
  { words: 'class 33', facts: { 'Use class': /3[34]$/ } },
  { words: 'use class 23', facts: { 'Use class': /^23/ } },
  { words: '使用等级33', facts: { 'Use class': /3[34]$|^3[34]/ } },
  { words: 'scrub class 2', facts: { 'Scrub class': /^[12]$/ } },
  { words: '耐洗刷1级', facts: { 'Scrub class': /^1$/ } },
  { words: 'light fastness 6', facts: { 'Light fastness': /^(?:6|6-7|7|7-8|8)$/ } },
  { words: '耐光色牢度7级', facts: { 'Light fastness': /^(?:7|7-8|8)$/ } },
  { words: 'water absorption under 0.5%', facts: { 'Water absorption': { most: 0.5 } } },
  { words: '吸水率0.5%以下', facts: { 'Water absorption': { most: 0.5 } } },
  { words: 'E1 formaldehyde', facts: { 'EN 717-1 class|Formaldehyde class': /^(?:E1|E0|ENF)$/ } },
  { words: 'ENF', facts: { 'Formaldehyde class': /^ENF$/ } },
  { words: 'ENF级', facts: { 'Formaldehyde class': /^ENF$/ } },
  { words: '甲醛E0级', facts: { 'Formaldehyde class': /^(?:E0|ENF)$/ } },
  { words: 'F☆☆☆☆', facts: { 'JIS formaldehyde stars': /^F☆☆☆☆$/ } },
  { words: 'shade variation V2', facts: { 'Shade variation': /^V2$/ } },
  { words: '色差V1', facts: { 'Shade variation': /^V1$/ } },
  { words: 'recycled content over 50%', facts: { 'Recycled share': { least: 50 } } },
  { words: 'R10 pendulum 36', facts: { 'Slip class': /^R1[0-3]$/, 'Pendulum value, wet': { least: 36 } } },
  { words: '防滑R10 吸水率低于0.5%', facts: { 'Slip class': /^R1[0-3]$/, 'Water absorption': { most: 0.5 } } },
  { words: 'slip R9 class 23 floor', facts: { 'Slip class': /^R(?:9|1\d)$/, 'Use class': /^23/ } },
  { words: 'frost resistant tile', facts: { 'Frost proof': true } },
  { words: '防冻 砖', facts: { 'Frost proof': true } },
  { words: 'stone no sealing', facts: { 'Needs sealing': false } },
  { words: '免防护 石材', facts: { 'Needs sealing': false } },
  { words: 'rectified tile', facts: { Rectified: true } },
  { words: 'bookmatch', facts: { 'Book matched': true } },
  { words: '可打磨翻新', facts: { 'Can be sanded': true } },
  { words: 'passes cigarette test', facts: { 'Cigarette test': true } },
  { words: 'NFPA 701', facts: { 'NFPA 701': true } },
  { words: '地暖 地毯', facts: { 'Underfloor heating': true } },
  { words: 'zero VOC', facts: { 'VOC content': { most: 0 } } },
  { words: 'NRC 0.4~0.6', facts: { 'Noise reduction': { least: 0.4, most: 0.6 } } },
  { words: '摆锤值25-35 大理石', facts: { 'Pendulum value, wet': { least: 25, most: 35 } } },
  { words: 'light transmission 80%', facts: { 'Light transmission': { least: 72, most: 88 } } },
  { words: '透光率80%左右', facts: { 'Light transmission': { least: 72, most: 88 } } },
  { words: '色差V1 V2', facts: { 'Shade variation': /^V[12]$/ } },
  { words: 'stone under 55 kg/m2', facts: { Weight: { most: 55 } } },
  { words: '2mm joint', facts: { 'Joint width': { least: 2, most: 2 } } },
  { words: '动摩擦≥0.5 砖', facts: { 'Dynamic friction': { least: 0.5 } } },
  { words: '绒重1500克以上', facts: { 'Pile weight': { least: 1500 } } },
  { words: '芬兰M1', facts: { 'Finnish emission class': /^M1$/ } },
  { words: '窗帘燃烧2级以上', facts: { 'Curtain fire class': /^Class [12]$/ } },
]

export function stateFacts({ attributes }: DemoProduct, { facts }: FactQuery): boolean {
  return Object.entries(facts).every(([names, wanted]) =>
    attributes.some(({ enName = '', value, enValue }) => {
      if (!names.split('|').includes(enName)) return false
      if (typeof wanted === 'boolean') return value === wanted
      if (wanted instanceof RegExp)
        return [enValue ?? value].flat().some((text) => typeof text === 'string' && wanted.test(text))
      return Number(value) >= (wanted.least ?? -Infinity) && Number(value) <= (wanted.most ?? Infinity)
    }),
  )
}
