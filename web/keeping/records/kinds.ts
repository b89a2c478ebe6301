import type { RecordKindName } from '../../../contract/keeping/records.ts'
import type { RecordsTexts } from '../../locales/keeping-records-texts.ts'

export type RecordFieldName = keyof RecordsTexts['field']

/** One field of a record: its control, and where it is shown. */
export interface FieldShown {
  name: RecordFieldName
  /** The key of its label, where that is not its name. */
  label?: RecordFieldName
  as: 'line' | 'lines' | 'words' | 'number' | 'color' | 'date' | 'picture' | 'choice' | 'record' | 'currency'
  /** It is required. */
  isNeeded?: true
  /** Empty means an empty text, where other fields have null. */
  isText?: true
  /** In capital letters, however it is typed. */
  isCode?: true
  /** Set when the record is created, and fixed from then on. */
  isOnce?: true
  /** The list can edit it in place. */
  inList?: true
  choices?: readonly (keyof RecordsTexts['choice'])[]
  /** The kind whose records it is chosen from; for a dictionary's type and a currency, their field. */
  from?: { kind: RecordKindName; by: string; filters?: Record<string, string> }
}

export interface KindShown {
  fields: readonly FieldShown[]
  /** Fields that the list can be filtered by as missing. */
  lacks: readonly RecordFieldName[]
  /** The field by which the list is filtered. */
  filter?: 'type' | 'attributeId' | 'systemId' | 'kind' | 'currency'
  /** How products are filtered by it. */
  productsBy?: string
  /** The list of the records that use it, and its filter. */
  recordsBy?: { kind: RecordKindName; filter: string; by: string }
  isMerged?: true
  /** The fields of which a refused value is kept if it is saved again, with `isSure`. */
  confirms?: readonly RecordFieldName[]
  /** Built-in records are read-only. */
  isBuiltInFixed?: true
}

/** The kinds whose records are one by their names: those that look alike can be listed (decisions/189). */
export const namedKinds: ReadonlySet<RecordKindName> = new Set([
  'brand',
  'category',
  'attr',
  'attr-option',
  'color',
  'color-system',
  'auth',
])

/** The key of a field's label. */
export function labelKeyOf({ name, label }: Pick<FieldShown, 'name' | 'label'>): `records.field.${RecordFieldName}` {
  return `records.field.${label ?? name}`
}

/** Whether a record can be changed at all. */
export function isOpenToChange(kind: RecordKindName, { isBuiltIn }: { isBuiltIn: boolean }): boolean {
  return !isBuiltIn || !kindsShown[kind].isBuiltInFixed
}

const chineseName: FieldShown = { name: 'name', as: 'line', inList: true }
/** For fields with the same name in every language. */
const onlyName: FieldShown = { name: 'name', label: 'onlyName', as: 'line', isNeeded: true, inList: true }
const englishName: FieldShown = { name: 'enName', as: 'line', inList: true }
const sort: FieldShown = { name: 'sort', as: 'number', isNeeded: true, inList: true }

/** How each kind of record is shown and edited. */
export const kindsShown: Record<RecordKindName, KindShown> = {
  brand: {
    fields: [
      { name: 'englishName', as: 'line', inList: true },
      chineseName,
      { name: 'country', as: 'line', isCode: true, inList: true },
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
      onlyName,
      { name: 'hex', as: 'color', inList: true },
      { name: 'systemId', as: 'record', isNeeded: true, isOnce: true, from: { kind: 'color-system', by: 'id' } },
    ],
    lacks: ['hex'],
    filter: 'systemId',
    productsBy: 'colorId',
  },
  'color-system': {
    fields: [onlyName],
    lacks: [],
    recordsBy: { kind: 'color', filter: 'systemId', by: 'id' },
  },
  dict: {
    fields: [
      { name: 'remark', as: 'line', inList: true },
      { name: 'label', as: 'line', inList: true },
      { name: 'value', as: 'line', isNeeded: true },
      { name: 'type', as: 'record', isNeeded: true, isOnce: true, from: { kind: 'dict-type', by: 'type' } },
      { name: 'colorType', as: 'line' },
      sort,
    ],
    lacks: ['colorType'],
    filter: 'type',
  },
  'dict-type': {
    fields: [englishName, chineseName, { name: 'type', as: 'line', isNeeded: true }],
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
    isBuiltInFixed: true,
  },
  auth: {
    fields: [englishName, chineseName, { name: 'url', as: 'line', inList: true }],
    lacks: ['name', 'enName', 'url'],
    productsBy: 'authorityId',
  },
  area: {
    fields: [
      englishName,
      chineseName,
      { name: 'code', as: 'line', isCode: true, isNeeded: true },
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
        as: 'currency',
        isNeeded: true,
        isOnce: true,
        from: { kind: 'dict', by: 'value', filters: { type: 'product_currency_unit' } },
      },
      { name: 'date', as: 'date', isNeeded: true, inList: true },
      { name: 'cny', as: 'number', inList: true },
      { name: 'perCny', as: 'number', inList: true },
      { name: 'source', as: 'line', inList: true },
    ],
    lacks: ['source'],
    confirms: ['cny', 'perCny'],
    filter: 'currency',
  },
}
