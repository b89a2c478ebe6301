import { priceOnBoard, sampleName, unbroken } from '../../../../contract/boards/layout/words.ts'
import { legendOf, type LegendEntry } from '../../../../contract/boards/layout/legend.ts'
import { drawableOf } from '../../../../contract/sharing/drawable.ts'
import type { SharedBoard, SharedItem } from '../../../../contract/sharing/views.ts'
import { expiredTexts, factOf, nameFor, standingFacts, supplyText } from '../subject/standing-facts.ts'
import type { GuestFormats } from '../subject/words.ts'
import type { SubjectFact, SharedSubject } from '../subject/subject.ts'

type SharedSample = Extract<SharedItem, { type: 'sku' }>

/** A material of a board as its legend lists it. */
export interface LegendMaterial {
  number: number
  subject: SharedSubject
  /** The ids of its samples. */
  itemIds: readonly string[]
  brandAndModel: string
  /** Short details in the legend. */
  lines: readonly string[]
  isWithdrawn: boolean
}

export function boardSubjects(board: SharedBoard, words: GuestFormats): SharedSubject[] {
  return materialsOf(board, words).map(({ subject }) => subject)
}

/** The materials in the order of their numbers. */
export function materialsOf(board: SharedBoard, words: GuestFormats): LegendMaterial[] {
  const samples = board.items.filter((item) => item.type === 'sku')
  const { items, scale, now } = drawableOf(board)
  return legendOf({ items, scale }, languageOf(words), now).map(({ number, skuId, filling }) => {
    const own = samples.filter(({ refId }) => refId === skuId)
    return materialOf(own, { number, filling }, words)
  })
}

function materialOf(
  samples: readonly SharedSample[],
  { number, filling }: Pick<LegendEntry, 'number' | 'filling'>,
  words: GuestFormats,
): LegendMaterial {
  const { t } = words
  const [first] = samples.toSorted((one, other) => one.laid - other.laid || (one.id < other.id ? -1 : 1))
  if (!first) throw new Error('a material without a sample')
  const { snapshot, now } = first
  const brand = snapshot.brand && nameFor(snapshot.brand, words)
  return {
    number,
    itemIds: samples.map(({ id }) => id),
    subject: {
      keys: samples.map(({ id }) => `item ${id}`),
      place: { itemId: first.id },
      name: nameOf(first, words) || brand || snapshot.model || t('shared.unnamed', { number }),
      facts: factsOf(samples, first, words),
      cover: snapshot.cover ?? null,
    },
    brandAndModel: [brand, snapshot.model, snapshot.size && unbroken(snapshot.size)].filter(Boolean).join(' · '),
    lines: [
      filling,
      priceOf(first, words),
      supplyText(now, words),
      namesIn(now?.certificates, words),
      ...expiredTexts(now, words),
      namesIn(now?.documents, words),
    ].filter(Boolean),
    isWithdrawn: now?.status === 'withdrawn',
  }
}

function factsOf(
  samples: readonly SharedSample[],
  { snapshot, now, ...first }: SharedSample,
  words: GuestFormats,
): SubjectFact[] {
  const { t } = words
  const notes = new Set(samples.map(({ note }) => note).filter(Boolean))
  return [
    ...factOf(t('shared.facts.brand'), snapshot.brand && nameFor(snapshot.brand, words)),
    ...factOf(t('shared.facts.model'), snapshot.model),
    ...factOf(t('shared.facts.size'), snapshot.size && unbroken(snapshot.size)),
    ...factOf(t('shared.facts.price'), priceOf({ ...first, snapshot }, words)),
    ...factOf(t('shared.facts.status'), now?.status === 'withdrawn' ? t('shared.withdrawn') : null),
    ...standingFacts(now, words),
    ...factOf(t('shared.facts.note'), ...notes),
  ]
}

function nameOf({ snapshot }: Pick<SharedSample, 'snapshot'>, words: GuestFormats): string {
  const { name = '', enName = '', variant = null, model = '' } = snapshot
  return sampleName({ name, enName, variant, model }, languageOf(words))
}

/** Empty where the link shows no prices, or there is none. */
function priceOf({ snapshot }: Pick<SharedSample, 'snapshot'>, words: GuestFormats): string {
  const { minPrice = null, maxPrice = null, currency, unit, fromFile } = snapshot
  if (currency === undefined || unit === undefined) return ''
  return priceOnBoard({ minPrice, maxPrice, currency, unit, fromFile }, languageOf(words)) || words.t('shared.noPrice')
}

function namesIn(named: readonly { name: string; enName: string }[] = [], words: GuestFormats): string {
  return named.map((one) => nameFor(one, words)).join(', ')
}

function languageOf({ isChinese }: GuestFormats) {
  return isChinese ? ('zh-CN' as const) : ('en' as const)
}
