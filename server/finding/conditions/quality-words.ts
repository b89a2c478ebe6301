import { readFactWords } from './fact-words.ts'
import { groundOf } from './facts.ts'
import type { FactWords, NamedFact } from './facts.ts'
import { readSideLimit } from './measures.ts'
import type { SizeWords } from './measures.ts'

/** A property that is said in words, by the fact or the side that it means; what a trade's norm or custom draws the line at. */
interface Quality {
  en: string
  zh: string
  means: string
}

const QUALITIES: Quality[] = [
  { en: '(?:deep|high|long)[\\s-]pile|shaggy', zh: '[长高]绒', means: 'pile height over 10 mm' },
  { en: '(?:low|short)[\\s-]pile', zh: '[短低]绒', means: 'pile height under 6 mm' },
  // EN 14465: upholstery for heavy use.
  { en: 'heavy[\\s-]duty|hard[\\s-]?wearing', zh: '耐磨(?![次转级\\d])', means: 'martindale 40000' },
  // EN ISO 105-B02: a curtain or a cover begins at 5.
  { en: 'fade[\\s-](?:resistant|proof)|light[\\s-]?fast', zh: '不褪色|抗褪色|耐晒', means: 'light fastness 5' },
  // EN 14411: groups I.
  { en: 'low[\\s-](?:water[\\s-])?absorption', zh: '低吸水率?的?', means: 'water absorption under 3%' },
  { en: 'light[\\s-]transmitting|transmits light', zh: '透射光线', means: 'light transmission over 1%' },
  { en: 'light[\\s-]?weight', zh: '轻质|轻量', means: 'weight under 10 kg/m2' },
  { en: 'scrubbable|scrub[\\s-](?:resistant|proof)', zh: '耐擦洗', means: 'washable' },
  { en: 'recycled', zh: '(?:可?再生|回收)(?:材料|料|含量)', means: 'recycled content over 1%' },
  { en: 'fire[\\s-]?proof|non[\\s-]?combustible', zh: '不燃', means: 'euroclass A2' },
  {
    en: '(?:flame|fire)[\\s-]retardant|fire[\\s-](?:rated|resistant)',
    zh: '阻燃|防火(?![板墙门涂漆玻认证等级测检])',
    means: 'euroclass B',
  },
  { en: 'wide(?=[\\s-](?:plank|board))', zh: '宽(?=[板条])', means: 'at least 180 mm wide' },
  { en: 'large[\\s-]format', zh: '大规格的?', means: 'at least 1200 mm long' },
]

const APART = String.raw`(?<![\p{sc=Latin}\p{N}_-])`
const END = String.raw`(?![\p{sc=Latin}\p{N}_]|-[\p{sc=Latin}\p{N}])`
const FORMS = QUALITIES.map(({ en, zh, means }) => ({ means, form: new RegExp(`${APART}(?:${en})${END}|${zh}`, 'u') }))
const MAY_HOLD_ONE = new RegExp(QUALITIES.map(({ en, zh }) => `${en}|${zh}`).join('|'), 'u')

type Told<Words> = Words extends unknown ? Omit<Words, 'from' | 'to'> : never
type Meaning = Told<FactWords> | Told<SizeWords>

const known = new WeakMap<readonly NamedFact[], (Meaning | undefined)[]>()

/** What the qualities mean in a catalogue with these facts. */
function meaningsOf(facts: readonly NamedFact[]): (Meaning | undefined)[] {
  const before = known.get(facts)
  if (before) return before
  const meanings = QUALITIES.map(({ means }): Meaning | undefined => {
    const found = readSideLimit(means) ?? readFactWords(means, facts)
    return !found || found.kind === 'missing' ? undefined : found
  })
  known.set(facts, meanings)
  return meanings
}

/** Whether a text may ask for a quality. */
export function mayHoldQuality(plain: string): boolean {
  return MAY_HOLD_ONE.test(plain)
}

/** "Deep pile", "wide plank", 耐磨: the first quality of which the catalogue has the fact; each fact and side once. */
export function readQualityWords(
  plain: string,
  facts: readonly NamedFact[],
  isTold: (meaning: Meaning) => boolean,
): FactWords | SizeWords | null {
  if (!MAY_HOLD_ONE.test(plain)) return null
  const meanings = meaningsOf(groundOf(facts).attributes)
  for (const [at, { form }] of FORMS.entries()) {
    const meaning = meanings[at]
    const found = meaning && !isTold(meaning) ? form.exec(plain) : null
    if (meaning && found) return { ...meaning, from: found.index, to: found.index + found[0].length }
  }
  return null
}
