import { areOfPreset, fieldsOfKind, fieldsOfPreset, TELLS_PRICES } from '../../../contract/sharing/links.ts'
import type { WorkKind } from '../../../contract/collaboration/rights.ts'
import type { Figure, LinkFieldName, Preset } from '../../../contract/sharing/links.ts'
import { Problem } from '../../../contract/problem.ts'

interface WantedRights {
  kind: WorkKind
  fields: readonly LinkFieldName[] | undefined
  preset: Preset | undefined
  brandId: string | null
}

const REASONS = {
  none: { en: 'say what the link shows, by fields or by a preset', zh: '请指定链接可见的字段或预设' },
  both: {
    en: 'must be those of the preset, but for brand, model and certificates',
    zh: '须与预设一致，仅品牌、型号与证书可以不同',
  },
  price: { en: 'must include price, because one of these fields reveals it', zh: '可推算出价格，须同时允许查看价格' },
  total: { en: 'is over all lines, and the link shows one brand’s', zh: '合计包含所有行，而此链接仅限一个品牌' },
  figure: { en: 'is only for a budget list', zh: '仅适用于预算清单' },
  ofProject: { en: 'is not for a project, whose things are of many brands', zh: '项目包含多个品牌，不能限定品牌' },
  brand: { en: 'the preset supplier needs the brand whose lines it shows', zh: '供应商预设须指定其品牌' },
}

/** The fields that a link shows, in the order of all field names. Throws 400 for a field that it cannot show. */
export function rightsOf({ kind, fields, preset, brandId }: WantedRights): LinkFieldName[] {
  if (kind === 'project' && brandId !== null) throw refuse('brandId', 'ofProject')
  if (preset !== undefined) {
    if (preset === 'supplier' && brandId === null) throw refuse('brandId', 'brand')
    const own = fieldsOfPreset(preset, kind).filter((field) => field !== 'total' || brandId === null)
    if (fields && !areOfPreset(fields, own)) throw refuse('fields', 'both')
    return fields ? fieldsOfKind(kind).filter((field) => fields.includes(field)) : own
  }
  if (fields === undefined) throw refuse('fields', 'none')
  const wanted = new Set(fields)
  if (!wanted.has('price') && TELLS_PRICES.some((field) => wanted.has(field))) throw refuse('fields', 'price')
  if (wanted.has('total') && brandId !== null) throw refuse('fields', 'total')
  return fieldsOfKind(kind).filter((field) => wanted.has(field))
}

/** How a link shows prices. Throws 400 for one figure of a board or a folder, whose prices are the catalogue's. */
export function figureOf({ kind, preset, figure }: WantedFigure): Figure | null {
  if (kind !== 'budget' && figure) throw refuse('figure', 'figure')
  return figure === undefined ? (kind === 'budget' && preset === 'client' ? 'open' : null) : figure
}

interface WantedFigure extends Pick<WantedRights, 'kind' | 'preset'> {
  figure: Figure | null | undefined
}

function refuse(field: string, reason: keyof typeof REASONS): Problem {
  return new Problem(400, { field, reason: REASONS[reason] })
}
