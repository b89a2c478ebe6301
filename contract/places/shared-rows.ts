import type { CategoryKind } from '../facts/category-kinds.ts'
import type { Demand, Said, Way } from './place.ts'

/** What rows of several places share: names, sources, demands, and words. */

export const FIRE: Said = ['燃烧性能', 'Reaction to fire']
export const DECLARED: Said = ['厂家声明', 'as its maker declares']
export const CTE_FIRE: Said = [
  'CTE DB SI 1 表 4.1：受保护的走道与楼梯',
  'CTE DB SI 1, table 4.1: protected corridors and stairs',
]
export const NFPA_EXITS: Said = [
  'NFPA 101 表 A.10.2.2：集会、学校、酒店等的出口',
  'NFPA 101, table A.10.2.2: exits of assembly buildings, schools and hotels',
]

/** A class by the European and by the German norm: one rule takes both. The laxer of two rules is a step of its own. */
export function byEitherNorm(
  european: string,
  german: string,
  { step = '', ...rule }: Omit<Way, 'code' | 'fact' | 'asks' | 'region'> & { step?: '' | 'low-' },
): Way[] {
  return [
    { code: `en-${step}de`, fact: 'fire-en', asks: { atLeast: european }, region: 'DE', ...rule },
    { code: `din-${step}de`, fact: 'fire-din', asks: { atLeast: german }, region: 'DE', ...rule },
  ]
}

/** Each kind is tested by a norm of its own, and EN 12371 of natural stone has no mark to pass: who makes it must say it. */
export function frostOf(of: readonly CategoryKind[], except: readonly CategoryKind[]): Demand {
  const source: Said = ['厂家按该类产品的标准声明', 'as its maker declares by the norm of its kind']
  return { name: ['抗冻', 'Frost'], of, except, ways: [{ code: 'frost', fact: 'frost', asks: { is: true }, source }] }
}

type Words = readonly [zh: string, en: string]

/**
 * Words for a room beside a thing: "bathroom wallpaper", "wallpaper for a bathroom", 浴室可以贴的墙纸. A room's name alone is no place: it is
 * what a product is called, and which of its surfaces is meant is open.
 */
export function roomsOf(rooms: Words, things: Words): string {
  const before = String.raw`(?=(?: \p{L}+)? (?:${things[1]})(?!\p{sc=Latin}))`
  const after = String.raw`(?<=(?<!\p{sc=Latin})(?:${things[1]})(?: [\p{L}’']+){0,5} (?:for|in|on)(?: (?:an?|the|my|our))? )`
  const zh = String.raw`(?:能|可以?|适合)?(?:[用贴铺刷装][在于]?)?(?:${rooms[0]})[里内]?(?:也|都)?(?:能|可以?|适合)?[用贴铺刷装]?的?(?=\p{sc=Han}{0,2}(?:${things[0]}))`
  return `(?:${rooms[1]})${before}|${after}(?:${rooms[1]})|${zh}`
}
