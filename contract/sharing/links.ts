/**
 * What a link shows, by the names of fields. Nothing is shown that no field lets through: `rules.ts` says for everything that a
 * board, a budget list and a folder have which fields it takes.
 */

export const sharedKinds = ['board', 'budget', 'folder'] as const
export type SharedKind = (typeof sharedKinds)[number]

/** Each may do what those before it may. */
export const linkRoles = ['view', 'comment', 'approve'] as const
export type LinkRole = (typeof linkRoles)[number]

export const fieldNames = [
  'name',
  'brand',
  'model',
  'cover',
  'quantity',
  'price',
  'discount',
  'markup',
  'freight',
  'tax',
  'total',
  'supplier',
  'stock',
  'leadTime',
  'note',
  'certificates',
  'documents',
] as const
export type FieldName = (typeof fieldNames)[number]

/** What only a budget list has. */
const OF_BUDGETS: ReadonlySet<FieldName> = new Set([
  'quantity',
  'discount',
  'markup',
  'freight',
  'tax',
  'total',
  'supplier',
])

/** What of a kind can be shown at all, in the order of `fieldNames`. */
export function fieldsOfKind(kind: SharedKind): FieldName[] {
  return kind === 'budget' ? [...fieldNames] : fieldNames.filter((field) => !OF_BUDGETS.has(field))
}

/** Of these, prices can be worked out: whoever may see one sees the price too. */
export const TELLS_PRICES: readonly FieldName[] = ['discount', 'markup', 'freight', 'tax', 'total']

export const presets = ['client', 'contractor', 'supplier'] as const
export type Preset = (typeof presets)[number]

const FIELDS: Record<Preset, readonly FieldName[]> = {
  /** What they pay, and neither what it costs the designer nor where it is bought. */
  client: fieldNames.filter((field) => !['discount', 'markup', 'freight', 'supplier', 'stock', 'note'].includes(field)),
  /** What is to be laid and when it comes. Notes may tell prices in words. */
  contractor: ['name', 'brand', 'model', 'cover', 'quantity', 'stock', 'leadTime', 'certificates', 'documents'],
  /** Of the lines of one brand alone. */
  supplier: ['name', 'brand', 'model', 'cover', 'quantity', 'leadTime'],
}

export function fieldsOfPreset(preset: Preset, kind: SharedKind): FieldName[] {
  return fieldsOfKind(kind).filter((field) => FIELDS[preset].includes(field))
}

/** Days after which a link ends that says nothing else. */
export const DAYS_OF_A_LINK = 90
/** Links to one board, list or folder that have not ended. */
export const MOST_LINKS = 50
export const LONGEST_LINK_NAME = 60
export const LONGEST_GUEST_NAME = 60
export const LONGEST_COMMENT = 2000
export const LINK_PASSWORD = { least: 4, most: 100 } as const
/** Comments on one board, list or folder. */
export const MOST_COMMENTS = 2000
/** Approvals by one link: each keeps all that was shown. */
export const MOST_APPROVALS = 100
/** Items of a folder that a link shows, the first ones. */
export const MOST_SHARED_ITEMS = 2000
