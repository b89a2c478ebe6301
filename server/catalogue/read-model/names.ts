import type { Language } from '../../../contract/problem.ts'
import type { ReadModel } from './model.ts'

const COLLATORS = { en: new Intl.Collator('en'), 'zh-CN': new Intl.Collator('zh-CN-u-co-pinyin') }
const known = new WeakMap<ReadModel, Partial<Record<Language, Uint32Array>>>()

/** The place of each product in the order by name, as the language sorts; equal names share the order of their ids. */
export function placesByName(model: ReadModel, language: Language): Uint32Array {
  const places = known.get(model) ?? {}
  known.set(model, places)
  places[language] ??= sortNames(language === 'zh-CN' ? model.names : model.enNames, COLLATORS[language])
  return places[language]
}

function sortNames(names: string[], { compare }: Intl.Collator): Uint32Array {
  const order = names.map((_, product) => product)
  order.sort((one, other) => compare(names[one] ?? '', names[other] ?? '') || one - other)
  const places = new Uint32Array(names.length)
  let place = 0
  for (const [index, product] of order.entries()) {
    const before = order[index - 1]
    if (before === undefined || compare(names[before] ?? '', names[product] ?? '') !== 0) place = index
    places[product] = place
  }
  return places
}
