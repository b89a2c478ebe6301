import type { Area, BrandInUse, Category, Color, DictionaryEntry } from '../../../contract/lookups.ts'

/**
 * Whether stored data has the shape that this version writes: other code or an older version may have written it. Plain functions,
 * because the browser has the contract without its schemas (decisions/010).
 */
export function isCategory(value: unknown): value is Category {
  return isNamed(value) && isId(value['parentId']) && isNumber(value['sort']) && isNumber(value['count'])
}

export function isBrand(value: unknown): value is BrandInUse {
  return (
    isRecord(value) &&
    isOwnId(value['id']) &&
    isText(value['name']) &&
    isText(value['englishName']) &&
    isNumber(value['count'])
  )
}

export function isColor(value: unknown): value is Color {
  return (
    isRecord(value) &&
    isOwnId(value['id']) &&
    isText(value['name']) &&
    isText(value['system']) &&
    isTextOrNull(value['hex']) &&
    isTextOrNull(value['icon'])
  )
}

export function isArea(value: unknown): value is Area {
  return isNamed(value) && Array.isArray(value['children']) && value['children'].every(isArea)
}

export function isDictionaryEntry(value: unknown): value is DictionaryEntry {
  const texts = ['dictType', 'value', 'label', 'remark']
  return isRecord(value) && isOwnId(value['id']) && texts.every((key) => isText(value[key]))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

function isNamed(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && isOwnId(value['id']) && isText(value['name']) && isText(value['enName'])
}

/** "0" is no id: as a parent it stands for "above all roots". */
function isOwnId(value: unknown): boolean {
  return isId(value) && value !== '0'
}

function isId(value: unknown): boolean {
  return isText(value) && /^\d{1,18}$/.test(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value)
}
