import type { RecordKindName } from '../../../contract/keeping/records.ts'
import { attribute, option } from './kinds/attribute.ts'
import { brand } from './kinds/brand.ts'
import { category } from './kinds/category.ts'
import { color, colorSystem } from './kinds/color.ts'
import { dictionaryEntry, dictionaryType } from './kinds/dictionary.ts'
import { area, authority, rateKind } from './kinds/others.ts'
import { wordsKind } from './kinds/words.ts'
import type { RecordKind } from './record-kind.ts'

/** The definition of each kind of record. */
export const kinds: Record<RecordKindName, RecordKind> = {
  brand,
  category,
  attr: attribute,
  'attr-option': option,
  color,
  'color-system': colorSystem,
  dict: dictionaryEntry,
  'dict-type': dictionaryType,
  words: wordsKind,
  auth: authority,
  area,
  rate: rateKind,
}
