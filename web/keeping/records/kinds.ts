import type { RecordKindName } from '../../../contract/keeping/records.ts'
import type { RecordsTexts } from '../../locales/keeping-records-texts.ts'

export type FieldName = keyof RecordsTexts['field']

/** One field of a record: how it is written, and where it is shown. */
export interface FieldShown {
  name: FieldName
  as: 'line' | 'lines' | 'words' | 'number' | 'color' | 'date' | 'picture' | 'choice' | 'record'
  /** It has to say something. */
  isNeeded?: true
  /** Says nothing as an empty text, where others are null. */
  isText?: true
  /** Said when the record is made, and not changed from then on. */
  isOnce?: true
  /** In a list it can be changed in its place. */
  inList?: true
  choices?: readonly (keyof RecordsTexts['choice'])[]
  /** The kind whose records it is chosen from; for a dictionary's type and a currency, by this field of theirs. */
  from?: { kind: RecordKindName; by: string; filters?: Record<string, string> }
}

export interface KindShown {
  fields: readonly FieldShown[]
  /** Fields that the list can be asked for the lack of. */
  lacks: readonly FieldName[]
  /** The field by which the list is filtered. */
  filter?: FieldName
  /** How its uses are found among products. */
  productsBy?: string
  /** What shows the records that use it, and by which filter. */
  recordsBy?: { kind: RecordKindName; filter: string; by: string }
  isMerged?: true
}

const chineseName: FieldShown = { name: 'name', as: 'line', inList: true }
const englishName: FieldShown = { name: 'enName', as: 'line', inList: true }
const sort: FieldShown = { name: 'sort', as: 'number', isNeeded: true, inList: true }

/** How each kind is shown and written. */
export const kindsShown: Record<RecordKindName, KindShown> = {
  brand: {
    fields: [
      { name: 'englishName', as: 'line', isNeeded: true, inList: true },
      chineseName,
      { name: 'country', as: 'line', inList: true },
      { name: 'website', as: 'line', inList: true },
      { name: 'logo', as: 'picture' },
      { name: 'description', as: 'lines' },
      { name: 'enDescription', as: 'lines' },
    ],
    lacks: ['name', 'country', 'website', 'logo', 'description', 'enDescription'],
    productsBy: 'brandId',
    isMerged: true,
  },
  category: {
    fields: [
      englishName,
      chineseName,
      { name: 'parentId', as: 'record', isOnce: true, from: { kind: 'category', by: 'id' } },
      { name: 'image', as: 'picture' },
    ],
    lacks: ['name', 'enName', 'image'],
    productsBy: 'categoryId',
    isMerged: true,
  },
  attr: {
    fields: [
      englishName,
      chineseName,
      { name: 'unit', as: 'line', isText: true, inList: true },
      { name: 'type', as: 'choice', isNeeded: true, choices: ['text', 'number', 'range', 'choice', 'boolean'] },
    ],
    lacks: ['name', 'enName', 'unit'],
    filter: 'type',
    recordsBy: { kind: 'attr-option', filter: 'attributeId', by: 'id' },
    isMerged: true,
  },
  'attr-option': {
    fields: [
      englishName,
      chineseName,
      {
        name: 'attributeId',
        as: 'record',
        isNeeded: true,
        isOnce: true,
        from: { kind: 'attr', by: 'id', filters: { type: 'choice' } },
      },
      sort,
    ],
    lacks: ['name', 'enName'],
    filter: 'attributeId',
    isMerged: true,
  },
  color: {
    fields: [
      { name: 'name', as: 'line', isNeeded: true, inList: true },
      { name: 'hex', as: 'color', inList: true },
      { name: 'systemId', as: 'record', isNeeded: true, isOnce: true, from: { kind: 'color-system', by: 'id' } },
    ],
    lacks: ['hex'],
    filter: 'systemId',
    productsBy: 'colorId',
  },
  'color-system': {
    fields: [{ name: 'name', as: 'line', isNeeded: true, inList: true }],
    lacks: [],
    recordsBy: { kind: 'color', filter: 'systemId', by: 'id' },
  },
  dict: {
    fields: [
      { name: 'remark', as: 'line', isNeeded: true, inList: true },
      { name: 'label', as: 'line', isNeeded: true, inList: true },
      { name: 'value', as: 'line', isNeeded: true },
      { name: 'type', as: 'record', isNeeded: true, isOnce: true, from: { kind: 'dict-type', by: 'type' } },
      { name: 'colorType', as: 'line' },
      sort,
    ],
    lacks: ['colorType'],
    filter: 'type',
  },
  'dict-type': {
    fields: [
      { name: 'enName', as: 'line', isNeeded: true, inList: true },
      { name: 'name', as: 'line', isNeeded: true, inList: true },
      { name: 'type', as: 'line', isNeeded: true },
    ],
    lacks: [],
    recordsBy: { kind: 'dict', filter: 'type', by: 'type' },
  },
  words: {
    fields: [
      { name: 'words', as: 'words', isNeeded: true },
      { name: 'kind', as: 'choice', isNeeded: true, isOnce: true, choices: ['same', 'from'] },
    ],
    lacks: [],
    filter: 'kind',
  },
  auth: {
    fields: [englishName, chineseName, { name: 'url', as: 'line', inList: true }],
    lacks: ['name', 'enName', 'url'],
    productsBy: 'authorityId',
  },
  area: {
    fields: [
      { name: 'enName', as: 'line', isNeeded: true, inList: true },
      { name: 'name', as: 'line', isNeeded: true, inList: true },
      { name: 'code', as: 'line', isNeeded: true },
      { name: 'parentId', as: 'record', isOnce: true, from: { kind: 'area', by: 'id' } },
      sort,
    ],
    lacks: [],
    productsBy: 'areaId',
  },
  rate: {
    fields: [
      {
        name: 'currency',
        as: 'record',
        isNeeded: true,
        isOnce: true,
        from: { kind: 'dict', by: 'value', filters: { type: 'product_currency_unit' } },
      },
      { name: 'date', as: 'date', isNeeded: true, inList: true },
      { name: 'cny', as: 'number', isNeeded: true, inList: true },
      { name: 'source', as: 'line', inList: true },
    ],
    lacks: ['source'],
    filter: 'currency',
  },
}
